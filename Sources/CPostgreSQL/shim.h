#ifndef CPOSTGRESQL_SHIM_H
#define CPOSTGRESQL_SHIM_H

#include <libpq-fe.h>

/* The fields of an error are named by character constants behind macros, which Swift imports as another type. */
static const int shim_field_sqlstate = PG_DIAG_SQLSTATE;
static const int shim_field_message = PG_DIAG_MESSAGE_PRIMARY;

#endif

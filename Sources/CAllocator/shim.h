#ifndef CALLOCATOR_SHIM_H
#define CALLOCATOR_SHIM_H

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Swift's module of the C library leaves out <malloc.h>. Other C libraries give memory back by themselves. */
static inline void allocator_give_back(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

#endif

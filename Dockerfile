# The service as one image: built with Swift's own, run on Debian without a toolchain.
#
#   docker build -t alert-catalog .
#   docker run --rm -p 8080:8080 -v alert-catalog:/data alert-catalog

FROM swift:6.3-bookworm AS build
RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        libbrotli-dev libcurl4-gnutls-dev libicu-dev libmicrohttpd-dev libpq-dev libsodium-dev libsqlite3-dev \
        pkg-config rapidjson-dev libsimdjson-dev zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
RUN swift build -c release --static-swift-stdlib --product alert-catalog
# Modes are set here, since those of a checkout may be too strict for the runtime user.
RUN mkdir /image \
    && cp "$(swift build -c release --static-swift-stdlib --show-bin-path)/alert-catalog" /image/ \
    && strip --strip-all /image/alert-catalog \
    && cp -R Config /image/Config \
    && chmod -R u=rwX,go=rX /image

FROM debian:bookworm-slim
RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        libbrotli1 libcurl3-gnutls libicu72 libmicrohttpd12 libpq5 libsimdjson14 libsodium23 libsqlite3-0 libstdc++6 zlib1g \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /image/alert-catalog /usr/local/bin/alert-catalog
COPY --from=build /image/Config /app/Config
# A volume begins with the owner and the mode of the folder that it is mounted on.
RUN install -d -m 0755 -o 10001 -g 10001 /data
WORKDIR /app
USER 10001:10001
ENV ALERT_CATALOG_STORE_LOCATION=sqlite:/data/alert-catalog.sqlite
VOLUME /data
EXPOSE 8080 8081
# The service ends within 8 s (shutdown.grace), less than the 10 s that docker stop waits. Behind something that looks at
# /readyz set ALERT_CATALOG_SHUTDOWN_DRAIN_DELAY, and wait longer by as much.
STOPSIGNAL SIGTERM
# The management listener stays on the container's loopback, where the health check reaches it.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["alert-catalog", "health"]
ENTRYPOINT ["alert-catalog"]
CMD ["serve", "--host", "0.0.0.0"]

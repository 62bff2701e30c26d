# PgBouncer, for the profile `pooler`.
ARG POOLER_BASE=debian:bookworm-slim
FROM ${POOLER_BASE}
USER root
# Skipped for base images that have it, so that no package registry is needed.
RUN command -v pgbouncer || \
      { apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*; }
USER postgres
EXPOSE 6432
ENTRYPOINT []
CMD ["pgbouncer", "/etc/pooler/pgbouncer.ini"]

# PostgreSQL under Patroni, with etcd and HAProxy: for the services `node`, `etcd` and `database` of the profile `ha`. Debian's packages,
# which `pnpm storm:failover` tests.
ARG HA_BASE=debian:bookworm-slim
FROM ${HA_BASE}
USER root
# Skipped for base images that have them, so that no package registry is needed.
RUN command -v patroni && command -v etcd && command -v haproxy && ls /usr/lib/postgresql/*/bin/postgres || \
      { mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
        && apt-get update && apt-get install -y --no-install-recommends postgresql patroni etcd-server etcd-client haproxy \
        && rm -rf /var/lib/apt/lists/*; }
RUN install -d -o postgres -g postgres -m 700 /var/lib/etcd /var/lib/postgresql
ENV LC_ALL=C.UTF-8 HOME=/tmp
ENV ETCD_DATA_DIR=/var/lib/etcd/member PATRONI_POSTGRESQL_DATA_DIR=/var/lib/postgresql/cluster PATRONI_POSTGRESQL_PGPASS=/tmp/pgpass
USER postgres
ENTRYPOINT ["sh", "/etc/ha/run.sh"]

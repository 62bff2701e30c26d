#!/bin/sh
# Runs a program of the cluster with its settings, which follow from the addresses of the three machines and of this one:
#   sh run.sh etcd | patroni patroni.yml | haproxy -f haproxy.cfg | patronictl -c patroni.yml list
set -eu
: "${HA_ONE:?is the address of the first machine}" "${HA_TWO:?of the second}" "${HA_THREE:?of the third}"
cd "$(dirname "$0")"
secrets=${SECRETS:-/run/secrets}

case $1 in
  etcd)
    export ETCD_NAME="$HA_ADDRESS"
    export ETCD_LISTEN_PEER_URLS=http://0.0.0.0:2380 ETCD_LISTEN_CLIENT_URLS=http://0.0.0.0:2379
    export ETCD_INITIAL_ADVERTISE_PEER_URLS="http://$HA_ADDRESS:2380" ETCD_ADVERTISE_CLIENT_URLS="http://$HA_ADDRESS:2379"
    export ETCD_INITIAL_CLUSTER="$HA_ONE=http://$HA_ONE:2380,$HA_TWO=http://$HA_TWO:2380,$HA_THREE=http://$HA_THREE:2380"
    # Long enough for a busy disk not to cause an election.
    export ETCD_HEARTBEAT_INTERVAL=250 ETCD_ELECTION_TIMEOUT=2500
    # Patroni before 3.0.3 overwrites the primary's lock by the newer interface: docs/decisions/0078-high-availability.md
    export ETCD_ENABLE_V2=true
    ;;
  patroni*)
    export PATRONI_NAME="$HA_ADDRESS"
    export PATRONI_ETCD_HOSTS="$HA_ONE:2379,$HA_TWO:2379,$HA_THREE:2379"
    export PATRONI_RESTAPI_CONNECT_ADDRESS="$HA_ADDRESS:8008" PATRONI_POSTGRESQL_CONNECT_ADDRESS="$HA_ADDRESS:5432"
    PATRONI_POSTGRESQL_BIN_DIR=$(find /usr/lib/postgresql -name bin | sort -V | tail -n 1)
    password=$(cat "$secrets/cluster-password")
    export PATRONI_POSTGRESQL_BIN_DIR SECRETS="$secrets"
    export PATRONI_SUPERUSER_USERNAME=postgres PATRONI_SUPERUSER_PASSWORD="$password"
    export PATRONI_REPLICATION_USERNAME=replicator PATRONI_REPLICATION_PASSWORD="$password"
    export PATRONI_REWIND_USERNAME=rewind PATRONI_REWIND_PASSWORD="$password"
    export PATRONI_RESTAPI_USERNAME=patroni PATRONI_RESTAPI_PASSWORD="$password"
    ;;
esac
exec "$@"

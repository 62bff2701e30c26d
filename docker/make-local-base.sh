#!/bin/sh
# Builds the image backoffice-base:local from Debian's packages and this machine's Node.js, for an engine that reaches no registry
# of images: it can replace each base image of docker-compose.yml. Needs root and debootstrap. The packages come from this
# machine's apt sources, or from the given mirror.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mirror=${1:-$(apt-get indextargets --format '$(REPO_URI)' "Codename: bookworm" | head -n 1)}
debootstrap --variant=minbase --include=ca-certificates,nginx-light,pgbackrest,postgresql,tzdata bookworm "$folder" "$mirror"
cp "$(command -v node)" "$folder/usr/local/bin/node"
cp -r "$(dirname "$(readlink -f "$(command -v npm)")")/.." "$folder/usr/local/lib/npm"
ln -s ../lib/npm/bin/npm-cli.js "$folder/usr/local/bin/npm"
ln -s ../lib/npm/bin/npx-cli.js "$folder/usr/local/bin/npx"
chroot "$folder" useradd --uid 1000 --create-home node
# A substitute for the entry point of PostgreSQL's official image, as far as docker-compose.yml uses it.
cat > "$folder/usr/local/bin/docker-entrypoint.sh" <<'START'
#!/bin/sh
set -eu
bin=$(echo /usr/lib/postgresql/*/bin)
PGDATA=${PGDATA:-/var/lib/postgresql/data}
if [ ! -f "$PGDATA/PG_VERSION" ]; then
  "$bin/initdb" -D "$PGDATA" -E UTF8 --locale=C.UTF-8 -U "$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" -A scram-sha-256 --auth-local=trust
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  "$bin/pg_ctl" -D "$PGDATA" -w -o "-c listen_addresses=''" start
  [ "$POSTGRES_DB" = postgres ] || "$bin/createdb" -h /var/run/postgresql -U "$POSTGRES_USER" "$POSTGRES_DB"
  "$bin/pg_ctl" -D "$PGDATA" -w stop
fi
shift
exec "$bin/postgres" -D "$PGDATA" -c listen_addresses='*' "$@"
START
chmod 755 "$folder/usr/local/bin/docker-entrypoint.sh"
# A tmpfs takes the permissions of the folder that it covers.
chmod 3777 "$folder/run/postgresql"
rm -rf "$folder/var/cache/apt" "$folder/var/lib/apt/lists"
tar -C "$folder" -c . | docker import --change 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' - backoffice-base:local

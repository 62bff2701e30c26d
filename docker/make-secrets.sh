#!/bin/sh
# Creates the secrets of a container installation: `sh docker/make-secrets.sh`. Existing ones are kept.
# The folder is private to its owner; its files are readable in the containers that the engine mounts them into.
set -eu
cd "$(dirname "$0")/.."
folder=${SECRETS_DIR:-secrets}
mkdir -p "$folder"
chmod 700 "$folder"

secret() {
  if [ -e "$folder/$1" ]; then return; fi
  printf '%s\n' "$2" > "$folder/$1"
  chmod 644 "$folder/$1"
}
random() { head -c "$1" /dev/urandom | base64 | tr -d '\n'; }
word() { random "$1" | tr '+/' '-_' | tr -d '='; }

secret database-password "$(word 24)"
# In an older installation with a single role, that role's address is the owner's.
if [ -e "$folder/database-url" ] && [ ! -e "$folder/database-owner-url" ]; then
  mv "$folder/database-url" "$folder/database-owner-url"
fi
secret database-owner-url "postgresql://backoffice:$(cat "$folder/database-password")@database:5432/backoffice"
# `setup` creates the role with this password.
secret database-url "$(sed "s#//[^@]*@#//backoffice_api:$(word 24)@#" "$folder/database-owner-url")"
# The same role through the pooler, which signs in at the database with its password.
secret database-pooler-url "$(sed 's#@[^/]*/.*#@pooler:6432/backoffice#' "$folder/database-url")"
secret pooler-users "$(sed 's#^[^/]*//\([^:]*\):\([^@]*\)@.*#"\1" "\2"#' "$folder/database-url")"
# The password of PostgreSQL's own accounts in a cluster; the same on all three machines.
secret cluster-password "$(word 24)"
secret root-key "$(random 32)"
# Installations from before root keys have one, which "rotate-key" replaces.
secret key-encryption-key none
for remote in mfe-host mfe-*/; do
  secret "deploy-key-${remote%/}" "dk_$(word 32)"
done
if [ ! -e "$folder/admin-password" ]; then
  secret admin-password "$(word 15)"
  echo "The first administrator is \"${ADMIN_USERNAME:-admin}\" with the password $(cat "$folder/admin-password")"
fi
echo "The secrets are in $folder/. Keep a copy of root-key in a safe place, and of key-encryption-key if it has a key: without them no private key can be read."

#!/bin/sh
# Creates an authority in secrets/tls, and certificates by it for the servers in docker/internal-tls/compose.yml. Run again, it keeps
# the authority and renews the certificates: the servers take them within a minute.
set -eu
cd "$(dirname "$0")/../.."
folder=${INTERNAL_TLS:-secrets/tls}
mkdir -p "$folder"
chmod 700 "$folder"
part=$(mktemp -d)
trap 'rm -rf "$part"' EXIT

key() { openssl ecparam -name prime256v1 -genkey -noout -out "$1"; }
if [ ! -e "$folder/ca.crt" ]; then
  key "$folder/ca.key"
  openssl req -x509 -new -key "$folder/ca.key" -days 3650 -subj '/CN=Back-office, inside' -out "$folder/ca.crt"
  chmod 600 "$folder/ca.key"
  chmod 644 "$folder/ca.crt"
fi
for name in api gateway backends; do
  key "$part/tls.key"
  openssl req -new -key "$part/tls.key" -subj "/CN=$name" -out "$part/request"
  printf 'subjectAltName=DNS:%s,DNS:localhost,IP:127.0.0.1\nextendedKeyUsage=serverAuth\n' "$name" > "$part/extensions"
  openssl x509 -req -in "$part/request" -CA "$folder/ca.crt" -CAkey "$folder/ca.key" -set_serial "0x$(openssl rand -hex 16)" \
    -days 825 -extfile "$part/extensions" -out "$part/tls.crt" 2> /dev/null
  mkdir -p "$folder/$name"
  cp "$folder/ca.crt" "$part/ca.crt"
  chmod 644 "$part"/*.crt "$part/tls.key"
  # The folder is private to its owner; its files are readable in the containers that they are mounted into.
  mv "$part/ca.crt" "$part/tls.key" "$part/tls.crt" "$folder/$name/"
done
echo "The certificates are in $folder/, valid for 825 days."

#!/bin/sh
# Writes the servers with TLS in UPSTREAMS, such as api:8789, as upstreams with their addresses: nginx keeps connections to upstreams
# only. Ends with 1 if nothing has changed since the last time.
set -eu
: > /tmp/upstreams.part
for server in $UPSTREAMS; do
  name=${server%:*}
  known=/tmp/upstream-$name
  addresses=$(timeout 2 getent ahostsv4 "$name" | awk '$2 == "STREAM" { print $1 }' | sort)
  # Without an answer of the name server the earlier ones are tried.
  if [ -n "$addresses" ]; then echo "$addresses" > "$known"; fi
  {
    echo "upstream $name {"
    if [ -f "$known" ]; then sed "s/.*/  server &:${server##*:} max_fails=0;/" "$known"; else echo '  server 127.0.0.1:9 down;'; fi
    # Shorter than the API keeps connections.
    echo '  keepalive 32; keepalive_timeout 30s;'
    echo '}'
  } >> /tmp/upstreams.part
done
if cmp -s /tmp/upstreams.part /tmp/upstreams.conf; then exit 1; fi
cp /tmp/upstreams.part /tmp/upstreams.conf

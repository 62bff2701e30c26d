#!/bin/sh
# Writes what the operator sets, then becomes nginx. Only /tmp can be written to.
set -eu
api=${API_BASE_URL:-}
page=/srv/page
if [ -n "$api" ]; then
  if ! printf %s "$api" | grep -Eq '^https?://[A-Za-z0-9.-]+(:[0-9]+)?$'; then
    echo "API_BASE_URL is no address: $api." >&2
    exit 1
  fi
  page=/tmp/page
  mkdir -p "$page"
  sed "s#<head>#<head><meta name=\"api-base\" content=\"$api\">#" /srv/page/index.html > "$page/index.html"
  gzip -9 -kf "$page/index.html"
fi
uploads=
for origin in $(printf %s "${UPLOAD_ORIGINS:-}" | tr ',' ' '); do
  if ! printf %s "$origin" | grep -Eq '^https?://[A-Za-z0-9.-]+(:[0-9]+)?$'; then
    echo "UPLOAD_ORIGINS holds no origin: $origin." >&2
    exit 1
  fi
  uploads="$uploads $origin"
done
cat > /tmp/settings.conf <<CONF
map "" \$fixed_api { default "$api"; }
map "" \$upload_origins { default "$uploads"; }
map "" \$page_folder { default "$page"; }
CONF
exec nginx -e stderr -c /etc/backoffice/nginx.conf -g 'daemon off;'

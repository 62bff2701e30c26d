#!/bin/sh
# Writes what the operator sets, then becomes nginx. Only /tmp can be written to.
set -euf
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

# dev-origins.ts as one pattern, without the passes, which nginx cannot check: so it is off unless the operator names the origins.
# nginx has no loops, so up to five remotes of a session come from development servers.
allowed=
for origin in $(printf %s "${DEV_ORIGINS:-}" | tr ',' ' '); do
  if ! printf %s "$origin" | grep -Eq '^https?://[a-z0-9.-]+(:([0-9]+|\*))?$'; then
    echo "DEV_ORIGINS holds no origin: $origin." >&2
    exit 1
  fi
  allowed="$allowed${allowed:+|}$(printf %s "$origin" | sed 's/[.]/[.]/g; s/:[*]$/:[0-9]+/')"
done
# Remotes' scripts that differ from what was published run then, without a hash.
unchecked=
if [ "${REMOTE_INTEGRITY:-}" = report-only ]; then unchecked=off; fi
cat > /tmp/settings.conf <<CONF
map "" \$fixed_api { default "$api"; }
map "" \$upload_origins { default "$uploads"; }
map "" \$page_folder { default "$page"; }
map "" \$script_hashes { default "$unchecked"; }
CONF
if [ -z "$allowed" ]; then
  echo 'map "" $dev_origins { default ""; }' >> /tmp/settings.conf
else
  for place in 1 2 3 4 5; do
    echo "map \$dev_$place \$dev_source_$place { \"\" \"\"; default \" \$dev_$place\"; }"
  done >> /tmp/settings.conf
  pass='(?:~[0-9]+~[A-Za-z0-9_-]+)?'
  cat >> /tmp/settings.conf <<CONF
map \$http_cookie \$dev_origins { default ""; "~(?:^|; *)dev-origins=(?<dev_1>$allowed)$pass(?:%20(?<dev_2>$allowed)$pass)?(?:%20(?<dev_3>$allowed)$pass)?(?:%20(?<dev_4>$allowed)$pass)?(?:%20(?<dev_5>$allowed)$pass)?(?:%20|;|\$)" "\$dev_source_1\$dev_source_2\$dev_source_3\$dev_source_4\$dev_source_5"; }
CONF
fi
exec nginx -e stderr -c /etc/backoffice/nginx.conf -g 'daemon off;'

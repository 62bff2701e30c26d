#!/bin/sh
# Writes what the operator sets, then becomes nginx. Only /tmp can be written to.
set -euf
api=${API_BASE_URL:-}
public=${PUBLIC_URL:-}
name=${PRODUCT_NAME:-}
accent=$(printf %s "${PRODUCT_ACCENT:-}" | tr A-F a-f)
logo=${PRODUCT_LOGO:-}
tags=
# public-url.ts for nginx.
origin= base=
if [ -n "$public" ]; then
  if ! printf %s "$public" | grep -Eq '^https?://[a-z0-9.-]+(:[0-9]+)?(/[A-Za-z0-9_-]+)*/?$'; then
    echo "PUBLIC_URL must be the address of the product in browsers, such as https://office.example.com, not $public." >&2
    exit 1
  fi
  public=${public%/}
  origin=$(printf %s "$public" | sed -E 's|^(https?://[^/]+).*|\1|')
  base=${public#"$origin"}
  tags="<meta name=\"public-origin\" content=\"$origin\">"
  if [ -n "$base" ]; then tags="$tags<meta name=\"base-path\" content=\"$base\">"; fi
  api=${api:-/api}
fi
if [ "$api" = /api ]; then
  api=$base/api
  tags="$tags<meta name=\"api-base\" content=\"$api\">"
elif [ -n "$api" ]; then
  if ! printf %s "$api" | grep -Eq '^https?://[A-Za-z0-9.-]+(:[0-9]+)?$'; then
    echo "API_BASE_URL is no address: $api." >&2
    exit 1
  fi
  tags="$tags<meta name=\"api-base\" content=\"$api\">"
fi
: > /tmp/base-path.conf
printf %s "$base" > /tmp/base-path
app_uri='map $request_uri $app_uri { default $request_uri; }'
if [ -n "$base" ]; then
  printf 'rewrite ^%s$ / last;\nrewrite ^%s(/.*)$ $1 last;\n' "$base" "$base" > /tmp/base-path.conf
  app_uri="map \$request_uri \$app_uri { \"~^$base(?<in_app>[/?].*)?\$\" \$in_app; default \$request_uri; }"
fi

# product.ts for nginx.
if [ -n "$accent" ]; then
  if ! printf %s "$accent" | grep -Eq '^#[0-9a-f]{6}$'; then
    echo "PRODUCT_ACCENT must be a colour such as #0f6cbd, not $accent." >&2
    exit 1
  fi
  printf %s "$accent" | awk '
    function light(at, value) {
      value = (16 * (index(digits, substr($0, at, 1)) - 1) + index(digits, substr($0, at + 1, 1)) - 1) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ^ 2.4
    }
    {
      digits = "0123456789abcdef"
      lit = 0.2126 * light(2) + 0.7152 * light(4) + 0.0722 * light(6) + 0.05
      white = sprintf("%.1f", 1.05 / lit)
      dark = sprintf("%.1f", lit > 0.0637 ? lit / 0.0637 : 0.0637 / lit)
      if (white + 0 < 3) why = "light: white on it has a contrast of " white ", at least 3 is needed."
      else if (dark + 0 < 2) why = "dark: on a dark page it has a contrast of " dark ", at least 2 is needed."
      if (why) print "PRODUCT_ACCENT " $0 " is too " why > "/dev/stderr"
      exit why != ""
    }'
  tags="$tags<meta name=\"theme-color\" content=\"$accent\">"
fi
if [ -n "$name" ]; then
  if [ "$(printf %s "$name" | LC_ALL=C.UTF-8 wc -m)" -gt 40 ]; then
    echo "PRODUCT_NAME must have at most 40 characters." >&2
    exit 1
  fi
  name=$(printf %s "$name" | sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g; s/"/\&quot;/g')
  tags="$tags<meta name=\"application-name\" content=\"$name\">"
fi
# Docker mounts a file that does not exist as a folder.
if [ -d "$logo" ]; then
  echo "PRODUCT_LOGO: could not read the file." >&2
  exit 1
fi
if [ -f "$logo" ]; then
  case $(head -c 12 "$logo" | od -An -tx1 | tr -d ' \n') in
    89504e47*) logo_file=logo.png ;;
    52494646????????57454250) logo_file=logo.webp ;;
    *) logo_file=logo.svg ;;
  esac
  if [ $logo_file = logo.svg ] && ! head -c 1000 "$logo" | grep -q '<svg'; then
    echo "PRODUCT_LOGO must be an SVG, PNG or WebP file, not $logo." >&2
    exit 1
  fi
  if [ "$(wc -c < "$logo")" -gt 100000 ]; then
    echo "PRODUCT_LOGO must have at most 100000 bytes." >&2
    exit 1
  fi
else
  logo=
  logo_file=logo.svg
fi
mkdir -p /tmp/logo
if [ -n "$logo" ]; then cp "$logo" "/tmp/logo/$logo_file"
else sed "s/#0f6cbd/${accent:-#0f6cbd}/" /srv/host/logo.svg > /tmp/logo/logo.svg; fi

rm -rf /tmp/page /tmp/hosts.state
: > /tmp/page.sed
for_sed() { printf %s "$1" | sed 's/[&\\|]/\\&/g'; }
if [ -n "$base" ]; then
  printf '%s\n' "s#\(=\"\{0,1\}\)/\(assets/\|logo\b\)#\1$base/\2#g" >> /tmp/page.sed
fi
if [ -n "$tags" ]; then echo "s|<head>|<head>$(for_sed "$tags")|" >> /tmp/page.sed; fi
if [ -n "$name" ]; then echo "s|<title>[^<]*|<title>$(for_sed "$name")|" >> /tmp/page.sed; fi
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
# team-gateway.ts reads them.
backends=
if [ -n "${TEAM_BACKENDS:-}" ]; then backends=1; fi
# Without a certificate nginx answers http.
ssl=
rm -f /tmp/certificate.state
if [ -n "${GATEWAY_CERTIFICATE:-}${GATEWAY_CERTIFICATE_KEY:-}" ]; then
  sh /srv/write-certificate.sh
  ssl='ssl '
fi
echo "listen 8080 ${ssl}default_server;" > /tmp/listen-page.conf
echo "listen 8789 ${ssl}default_server;" > /tmp/listen-api.conf
# nginx asks a name server itself and knows no search domains: in a cluster the names are whole.
server=$(awk '$1 == "nameserver" { print $2 ~ /:/ ? "[" $2 "]" : $2; exit }' /etc/resolv.conf)
api_address=${API_ADDRESS:-http://api:8789}
backends_address=${BACKENDS_ADDRESS:-http://backends:8791}
for address in "$api_address" "$backends_address"; do
  if ! printf %s "$address" | grep -Eq '^https?://[A-Za-z0-9.-]+:[0-9]+$'; then
    echo "API_ADDRESS and BACKENDS_ADDRESS must be addresses such as http://api:8789, not $address." >&2
    exit 1
  fi
done
# Those with TLS are upstreams by their names, with the addresses that write-upstreams.sh finds.
UPSTREAMS=
connection=close
for address in "$api_address" "$backends_address"; do
  case $address in https://*) UPSTREAMS="$UPSTREAMS ${address#https://}" connection= ;; esac
done
export UPSTREAMS
rm -f /tmp/upstreams.conf
sh /srv/write-upstreams.sh
for_nginx() { case $1 in https:*) echo "${1%:*}" ;; *) echo "$1" ;; esac; }
# The authority of these servers; without it those that the image trusts.
authority=${INTERNAL_CA:-/etc/ssl/certs/ca-certificates.crt}
if [ -n "${INTERNAL_CA:-}" ] && ! openssl x509 -in "$authority" -noout 2> /dev/null; then
  echo "INTERNAL_CA must be a PEM file of certificates, not $authority." >&2
  exit 1
fi
# Remotes' scripts that differ from what was published run then, without a hash.
unchecked=
if [ "${REMOTE_INTEGRITY:-}" = report-only ]; then unchecked=off; fi
cat > /tmp/settings.conf <<CONF
resolver ${server:-127.0.0.11} valid=2s ipv6=off;
include /tmp/upstreams.conf;
map "" \$api { default "$(for_nginx "$api_address")"; }
map "" \$backends { default "$(for_nginx "$backends_address")"; }
map "" \$api_connection { default "$connection"; }
$app_uri
map "" \$fixed_api { default "$api"; }
map "" \$upload_origins { default "$uploads"; }
map "" \$logo_file { default "$logo_file"; }
map "" \$script_hashes { default "$unchecked"; }
map "" \$has_backends { default "$backends"; }
CONF
if [ -n "$ssl" ]; then
  cat >> /tmp/settings.conf <<CONF
ssl_certificate /tmp/certificate.pem;
ssl_certificate_key /tmp/certificate-key.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:sessions:4m;
CONF
fi
if [ -n "$UPSTREAMS" ]; then
  cat >> /tmp/settings.conf <<CONF
proxy_ssl_protocols TLSv1.2 TLSv1.3;
proxy_ssl_verify on;
proxy_ssl_verify_depth 3;
proxy_ssl_trusted_certificate "$authority";
proxy_ssl_server_name on;
CONF
fi
if [ -z "$allowed" ]; then
  echo 'map "" $dev_origins { default ""; }' >> /tmp/settings.conf
else
  for index in 1 2 3 4 5; do
    echo "map \$dev_$index \$dev_source_$index { \"\" \"\"; default \" \$dev_$index\"; }"
  done >> /tmp/settings.conf
  pass='(?:~[0-9]+~[A-Za-z0-9_-]+)?'
  cat >> /tmp/settings.conf <<CONF
map \$http_cookie \$dev_origins { default ""; "~(?:^|; *)dev-origins=(?<dev_1>$allowed)$pass(?:%20(?<dev_2>$allowed)$pass)?(?:%20(?<dev_3>$allowed)$pass)?(?:%20(?<dev_4>$allowed)$pass)?(?:%20(?<dev_5>$allowed)$pass)?(?:%20|;|\$)" "\$dev_source_1\$dev_source_2\$dev_source_3\$dev_source_4\$dev_source_5"; }
CONF
fi
# The API writes the store: what it makes live is sent without a restart.
sh /srv/write-hosts.sh
run() { nginx -e stderr -c /etc/backoffice/nginx.conf "$@"; }
# Reloads what a script has written into files, or puts them back.
renew() {
  script=$1
  shift
  for file in "$@"; do cp -p "$file" "$file.before"; done
  if ! sh "$script"; then return; fi
  if run -q -t; then run -s reload; else
    for file in "$@"; do cp -p "$file.before" "$file"; done
  fi
}
while sleep 2; do
  renew /srv/write-hosts.sh /tmp/hosts.conf /tmp/assets.conf
  if [ -n "$UPSTREAMS" ]; then renew /srv/write-upstreams.sh /tmp/upstreams.conf; fi
  if [ -n "$ssl" ]; then renew /srv/write-certificate.sh /tmp/certificate.pem /tmp/certificate-key.pem; fi
done &
exec nginx -e stderr -c /etc/backoffice/nginx.conf -g 'daemon off;'

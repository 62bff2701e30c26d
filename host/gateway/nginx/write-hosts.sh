#!/bin/sh
# Writes the hosts that nginx may send as its configuration, as hosts.ts does: the live one and the canary of the store, else the
# built-in one. Ends with 1 if nothing has changed since the last time.
set -eu
store=/releases/mfe-host
release='[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}'
early="'sha256-[A-Za-z0-9+/]{43}='"
step='</assets/[A-Za-z0-9._-]+>; rel=preload; as=(script|fetch)(; crossorigin(; integrity=sha256-[A-Za-z0-9+/]{43}=)?)?'

state=$({ cat "$store/.pointer" && ls -t "$store"; } 2> /dev/null) || state=none
if [ -f /tmp/hosts.state ] && [ "$state" = "$(cat /tmp/hosts.state)" ]; then exit 1; fi

# A single line that matches, or an empty file: a release cannot add anything else to the headers.
is() { [ "$(wc -l < "$1")" -eq 0 ] && { [ ! -s "$1" ] || grep -Eq "^$2\$" "$1"; }; }
is_usable() {
  [ -n "$1" ] && [ -f "$store/$1/page/index.html" ] && is "$store/$1/page/early" "($early)?" &&
    is "$store/$1/page/link" "$step(, $step)*"
}
line() { sed -n "$1p" "$store/.pointer" 2> /dev/null | grep -Ex "$release" || true; }

# The page with the operator's settings. nginx makes an ETag of time and size, so the time stands for the content, and is the same in
# all gateways.
prepare() {
  if [ -d "/tmp/page/$2" ]; then return; fi
  rm -rf /tmp/page/.part
  mkdir -p /tmp/page/.part
  if [ -s /tmp/page.sed ]; then
    sed -f /tmp/page.sed "$1/page/index.html" > /tmp/page/.part/index.html
    gzip -9 -k /tmp/page/.part/index.html
  else
    for copy in "$1"/page/index.html*; do cp "$copy" /tmp/page/.part/; done
  fi
  time=$(cksum < /tmp/page/.part/index.html | cut -d ' ' -f 1)
  touch -d "@$((time % 1000000000))" /tmp/page/.part/*
  mv /tmp/page/.part "/tmp/page/$2"
}

live=$(line 1)
canary=$(line 2)
files=/srv/host
page=.built-in
if is_usable "$live"; then files=$store/$live page=$live; else live=; fi
if [ -z "$live" ] || ! is_usable "$canary"; then canary=; fi
prepare "$files" "$page"
if [ -n "$canary" ]; then prepare "$store/$canary" "$canary"; fi

# With the path of PUBLIC_URL.
link_of() { sed "s|</assets/|<$(cat /tmp/base-path)/assets/|g" "$1/page/link"; }
of() { printf 'map $page_host $%s { default "%s"; canary "%s"; }\n' "$1" "$2" "$3"; }
other=${canary:+$store/$canary}
other=${other:-$files}
source=$(cat "$files/page/early") other_source=$(cat "$other/page/early")
{
  echo 'map "$signed_in;$http_cookie" $page_host { default live;'
  if [ -n "$canary" ]; then
    echo "  \"~^1;(?:.*;)?\\s*host-release=$(printf %s "$canary" | sed 's/[.]/[.]/g')(?:;|\$)\" canary;"
  fi
  echo '}'
  of page_folder "/tmp/page/$page" "/tmp/page/${canary:-$page}"
  of page_early "${source:+ $source}" "${other_source:+ $other_source}"
  of page_link "$(link_of "$files")" "$(link_of "$other")"
  echo "map \"\" \$live_files { default \"$files\"; }"
} > /tmp/hosts.conf
{
  echo 'try_files'
  for folder in "$files" /srv/host $(ls -t "$store" 2> /dev/null | grep -Ex "$release" | sed "s|^|$store/|"); do
    echo "  $folder\$uri\$suffix $folder\$uri"
  done
  echo '  =404;'
} > /tmp/assets.conf
printf '%s\n' "$state" > /tmp/hosts.state

#!/bin/sh
# Lays out the files of all images: sh docker/build-files.sh <cache> <folder>. The cache keeps what was built, so that only
# packages whose sources have changed are built again.
set -eu
cache=$1
folder=$2
packages="host host/gateway server shared/kit $(echo mfe-*)"
for package in $packages; do
  if [ -d "$cache/$package" ]; then cp -a "$cache/$package" "$package/dist"; fi
done
pnpm install --offline --frozen-lockfile
pnpm image-files all "$folder"
for package in $packages; do
  rm -rf "${cache:?}/$package"
  mkdir -p "$(dirname "$cache/$package")"
  cp -a "$package/dist" "$cache/$package"
done

#!/bin/sh
# Lays out the files of all images: sh docker/build-files.sh <cache> <folder>. The cache keeps what was built, so that only
# packages whose sources have changed are built again, and these from the bundler's own cache.
set -eu
cache=$1
folder=$2
packages="host host/gateway server shared/kit $(echo mfe-*)"
for package in $packages; do
  mkdir -p "$cache/$package/bundler" "$package/.cache"
  ln -s "$cache/$package/bundler" "$package/.cache/webpack-production"
  if [ -d "$cache/$package/dist" ]; then cp -a "$cache/$package/dist" "$package/dist"; fi
done
node_modules/.bin/tsx shared/commands/src/image-files.ts all "$folder"
for package in $packages; do
  rm -rf "$cache/$package/dist"
  cp -a "$package/dist" "$cache/$package/dist"
done

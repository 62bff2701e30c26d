#!/bin/sh
# Pins each base image to its digest in the files that name it: `sh docker/pin-images.sh`, then commit. Run again for newer ones of
# the same tag. Needs a network and docker buildx. Changes nothing if a registry does not answer.
set -eu
cd "${1:-$(dirname "$0")/..}"
files="docker/Dockerfile docker-compose.yml examples/high-availability/compose.yml examples/high-availability/Dockerfile"
# Defaults: `ARG NODE_IMAGE=node:24` and `${NODE_IMAGE:-node:24}`.
default='^ARG [A-Z_]+(IMAGE|BASE)=[^ ]+|[$][{][A-Z_]+(IMAGE|BASE):-[^}]+'
images=$(grep -Eoh "$default" $files | sed -E 's/^ARG [A-Z_]+=//; s/^.*:-//; s/@sha256:.*//' | sort -u)
rules=
for image in $images; do
  if ! digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image" 2>&1) ||
    ! printf %s "$digest" | grep -Eqx 'sha256:[0-9a-f]{64}'; then
    echo "Could not read the digest of $image, so no image was pinned: $digest" >&2
    exit 1
  fi
  name=$(printf %s "$image" | sed 's/[.]/[.]/g')
  rules="$rules s#([=-])$name(@sha256:[0-9a-f]+)?(\$|[}'])#\\1$image@$digest\\3#;"
  echo "$image@$digest"
done
for file in $files; do
  sed -E "$rules" "$file" > "$file.pinned"
  cat "$file.pinned" > "$file"
  rm "$file.pinned"
done

# The remote in the argument REMOTE, or the host as mfe-host: uploads the release in the image and ends.
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /workspace
COPY . .
ARG REMOTE
# Copies the files that `pnpm image-files all .images` has prepared, if there are any.
RUN if [ -d ".images/${REMOTE}" ]; then cp -a ".images/${REMOTE}" /image; else \
      npm install --global pnpm@10.34.8 && pnpm install --frozen-lockfile && pnpm image-files "${REMOTE}" /image; fi

FROM ${NODE_IMAGE}
ARG REMOTE
ENV NODE_ENV=production REMOTE=${REMOTE} RELEASE_FILES=/app/release API_ADDRESS=http://api:8789
COPY --from=build /image /app
USER 1000:1000
CMD ["node", "--enable-source-maps", "/app/remote-container.cjs"]

# The remote in the argument REMOTE: serves its releases and ships the one in the image.
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /workspace
COPY . .
ARG REMOTE
# Copies the files that `pnpm image-files all .images` has prepared, if there are any.
RUN if [ -d ".images/${REMOTE}" ]; then cp -a ".images/${REMOTE}" /image; else \
      npm install --global pnpm@10.34.8 && pnpm install --frozen-lockfile && pnpm image-files "${REMOTE}" /image; fi
RUN mkdir /releases

FROM ${NODE_IMAGE}
ARG REMOTE
ENV NODE_ENV=production REMOTE=${REMOTE} RELEASE_FILES=/app/release RELEASE_STORE=/releases API_ADDRESS=http://api:8789
COPY --from=build /image /app
COPY --from=build --chown=1000:1000 /releases /releases
USER 1000:1000
EXPOSE 8080
# Healthy once the registry has accepted the release.
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "/app/remote-container.cjs"]

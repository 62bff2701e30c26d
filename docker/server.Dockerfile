# The API. Also runs the operator's commands: `cli` instead of `main`.
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /workspace
COPY . .
# Copies the files that `pnpm image-files all .images` has prepared, if there are any.
RUN if [ -d .images/server ]; then cp -a .images/server /image; else \
      npm install --global pnpm@10.34.8 && pnpm install --frozen-lockfile && pnpm image-files server /image; fi
RUN mkdir /releases /heads

FROM ${NODE_IMAGE}
ENV NODE_ENV=production API_HOST=0.0.0.0 METRICS_HOST=0.0.0.0
WORKDIR /app
COPY --from=build /image /app
COPY --from=build --chown=1000:1000 /releases /releases
COPY --from=build --chown=1000:1000 /heads /heads
USER 1000:1000
EXPOSE 8789 8790
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8789/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "/app/dist/main.js"]

# PostgreSQL with pgBackRest and the commands that keep the archive: for the services `database` and `archive` of the profile `pitr`.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG ARCHIVE_BASE=postgres:18-bookworm
FROM ${NODE_IMAGE} AS build
WORKDIR /workspace
COPY . .
# Copies the files that `pnpm image-files all .images` has prepared, if there are any.
RUN if [ -d .images/server ]; then cp -a .images/server /image; else \
      npm install --global pnpm@10.34.8 && pnpm install --frozen-lockfile && pnpm image-files server /image; fi

FROM ${ARCHIVE_BASE}
USER root
# Skipped for base images that have it, so that no package registry is needed.
RUN command -v pgbackrest || \
      { apt-get update && apt-get install -y --no-install-recommends pgbackrest libstdc++6 && rm -rf /var/lib/apt/lists/*; }
RUN install -d -o postgres -g postgres -m 750 /var/lib/pgbackrest /restored
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /image /app
ENV NODE_ENV=production
USER postgres

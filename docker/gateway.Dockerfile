# nginx with the host's files, in front of the remotes and the API.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG NGINX_IMAGE=nginx:1.28-bookworm
FROM ${NODE_IMAGE} AS build
WORKDIR /workspace
COPY . .
# Copies the files that `pnpm image-files all .images` has prepared, if there are any.
RUN if [ -d .images/gateway ]; then cp -a .images/gateway /image; else \
      npm install --global pnpm@10.34.8 && pnpm install --frozen-lockfile && pnpm image-files gateway /image; fi
RUN mkdir /releases

FROM ${NGINX_IMAGE}
COPY --from=build /image /srv
COPY --from=build --chown=1000:1000 /releases /releases
COPY --from=build /image/nginx.conf /etc/backoffice/nginx.conf
USER 1000:1000
EXPOSE 8080 8789
HEALTHCHECK --interval=5s --timeout=4s --start-period=20s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && grep -q ok <&3"]
# Replaces the base image's entry point, which would write to read-only folders.
ENTRYPOINT []
CMD ["/srv/start-gateway.sh"]

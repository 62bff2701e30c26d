import { DEFAULT_API_PORT } from '@backoffice/contract';
import { securityHeaders } from '../security-headers';

/**
 * The gateway as a configuration of nginx, for installations of containers: what gateway.ts does, and in front of any number of
 * APIs. Names are asked for anew every two seconds, as containers come and go. What the operator sets stands in
 * `/tmp/settings.conf`, which start-gateway.sh writes.
 *
 * @param link names the files of the steps behind the sign-in
 */
export function nginxConfig(link: string): string {
  const headers = Object.entries(securityHeaders('$api_base', '$upload_origins', '$dev_origins'))
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');
  return `worker_processes 2;
pid /tmp/nginx.pid;
error_log stderr warn;
events { worker_connections 2048; }
http {
  access_log off;
  server_tokens off;
  absolute_redirect off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  map_hash_bucket_size 256;
  default_type text/plain;
  client_body_temp_path /tmp/body;
  proxy_temp_path /tmp/proxy;
  fastcgi_temp_path /tmp/fastcgi;
  uwsgi_temp_path /tmp/uwsgi;
  scgi_temp_path /tmp/scgi;
  # The engine's own name server.
  resolver 127.0.0.11 valid=2s ipv6=off;
  include /tmp/settings.conf;

  # A host name that would end the policy below.
  map $http_host $is_bad_host {
    default 1;
    "~*^[a-z0-9.-]+(:\\d+)?$" 0;
    "~*^\\[[0-9a-f:]+\\](:\\d+)?$" 0;
  }
  # The base-URL rule of the contract: api-base.ts.
  map $host $api_by_rule {
    "~^(localhost|127(\\.\\d{1,3}){3}|\\[::1\\])$" "$scheme://$host:${DEFAULT_API_PORT}";
    "~^(10(\\.\\d{1,3}){3}|192\\.168(\\.\\d{1,3}){2}|172\\.(1[6-9]|2\\d|3[01])(\\.\\d{1,3}){2}|\\[f[cd][0-9a-f:]+\\])$" "$scheme://$host:${DEFAULT_API_PORT}";
    "~^[^.]+$" "$scheme://$host:${DEFAULT_API_PORT}";
    "~^(www\\.)?(?<bare_host>.+)$" "$scheme://api.$bare_host";
  }
  map $fixed_api $api_base {
    "" $api_by_rule;
    default $fixed_api;
  }
  map $http_accept_encoding $suffix {
    "~\\bbr\\b" .br;
    "~\\bgzip\\b" .gz;
    default "";
  }
  map $suffix $accepted {
    .br br;
    .gz gzip;
    default "";
  }
  map $uri $content_encoding {
    "~^/(assets/.+|index\\.html)\\.br$" br;
    "~^/(assets/.+|index\\.html)\\.gz$" gzip;
    default "";
  }
  map $request_uri $is_page {
    "~^/(assets|mfe)/" "";
    "~^/(healthz|host-modules\\.json)$" "";
    default 1;
  }
  map $request_uri $cache_control {
    "~^/assets/[^?]+\\.[0-9a-f]{12}\\.js(\\?|$)" "public, max-age=31536000, immutable";
    # The remotes' own servers say it.
    "~^/mfe/" "";
    default no-cache;
  }
  map $request_uri $vary {
    "~^/assets/" accept-encoding;
    "~^/mfe/" "";
    default "accept-encoding, cookie";
  }
  map $is_page$http_cookie $link {
    "~^1(.*;\\s*)?Admin-Token=[^;]" "${link}";
    default "";
  }

  # Releases never change: what was fetched once is there while a remote's container is replaced.
  proxy_cache_path /tmp/remotes levels=1 keys_zone=remotes:2m max_size=96m inactive=7d use_temp_path=off;

  server {
    listen 8080 default_server;
    root /srv/host;
    add_header cache-control $cache_control;
    add_header vary $vary;
    add_header content-encoding $content_encoding;
    add_header link $link;
${headers}
    if ($is_bad_host) { return 400 "Bad host"; }

    location = /healthz {
      types {}
      default_type application/json;
      return 200 '{"status":"ok"}';
    }
    location = /host-modules.json { types { application/json json; } }
    location /assets/ {
      types { text/javascript js br gz; image/svg+xml svg; image/png png; font/woff2 woff2; text/css css; }
      charset utf-8;
      charset_types text/javascript text/css;
      try_files $uri$suffix $uri =404;
      error_page 404 = @missing;
    }
    location ~ ^/mfe/(?<remote>[a-z0-9-]+)/(?<file>[a-zA-Z0-9_./-]+)$ {
      limit_except GET { deny all; }
      # No name answers for a remote that is away, nor for one that nobody has: this one has never shipped.
      if (!-d /releases/mfe-$remote) { return 404 "No such remote"; }
      set $server http://mfe-$remote:8080;
      proxy_pass $server/$file;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Accept-Encoding $accepted;
      proxy_connect_timeout 1s;
      proxy_read_timeout 4s;
      proxy_cache remotes;
      proxy_cache_key $uri$suffix;
      proxy_cache_valid 200 7d;
      # For this cache alone: the browser gets what the remote's server says.
      proxy_ignore_headers Cache-Control Expires Vary;
      proxy_cache_lock on;
      error_page 502 503 = @silent;
    }
    location /mfe/ { return 404 "No such remote"; }
    location / {
      root $page_folder;
      types { text/html html br gz; }
      charset utf-8;
      try_files /index.html$suffix /index.html =404;
    }
    location @missing { return 404 "Not found"; }
    location @silent { return 502 "The remote $remote did not answer"; }
  }

  server {
    listen ${DEFAULT_API_PORT} default_server;
    client_max_body_size 8m;
    # Each API is asked by itself.
    location = /metrics { return 404; }
    location / {
      set $api http://api:${DEFAULT_API_PORT};
      proxy_pass $api;
      # No connection is kept: one to an API that ends would lose a call, a new one is made to another API.
      proxy_http_version 1.1;
      proxy_set_header Connection close;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Host "";
      proxy_set_header X-Forwarded-Proto "";
      proxy_connect_timeout 1s;
      proxy_read_timeout 30s;
      proxy_next_upstream error timeout;
      proxy_next_upstream_tries 3;
      proxy_next_upstream_timeout 4s;
      error_page 502 504 = @away;
    }
    # Never 503, which the page takes for a session that has ended.
    location @away {
      default_type application/json;
      return 502 '{"status":502,"message":"The server does not answer.","requestId":""}';
    }
  }
}
`;
}

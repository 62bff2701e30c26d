import { schema } from './settings';

const { shape } = schema;

const meanings: Readonly<Record<keyof typeof shape, string>> = {
  DATABASE_URL:
    'PostgreSQL 15 to 18, with a role that reads and writes rows. Containers: `secrets/database-url`. `pnpm start`: the embedded database',
  DATABASE_OWNER_URL:
    'the same database as its owner, for migrations and operator commands. Default: `DATABASE_URL`, with a warning in the log. Containers (`setup` only): `secrets/database-owner-url`',
  DATABASE_POOLER_URL:
    'a PgBouncer in front of the same database: [pooler](database.md#many-apis-few-connections)',
  DATABASE_REPLICA_URLS:
    'streaming replicas for reads, separated by commas: [replicas](database.md#replicas)',
  DATABASE_CONNECTIONS: 'maximum connections for calls, 2 to 500: of the database, and of each replica',
  API_PORT: 'port of the API',
  API_HOST: 'interface of the API. Containers: 0.0.0.0',
  API_CERTIFICATE:
    'PEM file of the certificate by which API and metrics answer https, and of those between it and its authority; read again each minute. Without it: http. [TLS between containers](operations.md#tls-between-containers)',
  API_CERTIFICATE_KEY: 'PEM file of its key, without a passphrase',
  API_PUBLISHED_ADDRESS:
    'interface by which others reach the API where that is not `API_HOST`. Containers: `GATEWAY_ADDRESS`',
  METRICS_PORT: 'port of `GET /metrics`; 0 takes a free one',
  METRICS_HOST: 'interface of `GET /metrics`. Containers: 0.0.0.0',
  DEMO_DATA:
    '`on` or `off`: 33 demo users, 200 merchants, channels. Refused where others reach the API. `pnpm start`: on with the embedded database',
  ADMIN_USERNAME: 'first administrator of a new database, `admin` unless set',
  ADMIN_PASSWORD:
    'their password, hard to guess and 8 characters or more. Unless set, one is generated and printed once. Containers: `secrets/admin-password`',
  ROOT_KEY:
    '32 bytes in base64 that protect the keys of all secrets; further lines: [former ones](database.md#rotate-the-root-key). Set `ROOT_KEY_FILE`. Containers: `secrets/root-key`. `pnpm start`: `root.key` in `DATA_DIR`. Required unless `KEY_ENCRYPTION_KEY` is set',
  ROOT_KEY_PKCS11_MODULE:
    'path of the PKCS#11 library of a token (Linux, macOS) that has the root key; `ROOT_KEY` has [former ones](database.md#root-key-in-a-token) then',
  ROOT_KEY_PKCS11_TOKEN: 'label of the token',
  ROOT_KEY_PKCS11_LABEL: 'label of the AES key; after a comma those of former ones',
  ROOT_KEY_PKCS11_PIN: 'PIN of the token’s user. Set `ROOT_KEY_PKCS11_PIN_FILE`',
  KEY_ENCRYPTION_KEY:
    '32 bytes in base64 that encrypt private keys until an older installation is [converted](database.md#from-one-key-to-data-keys), or `none`. Containers: `secrets/key-encryption-key`. `pnpm start`: a file in `DATA_DIR`',
  FORMER_KEY_ENCRYPTION_KEYS:
    'earlier keys that stored values may still use, separated by commas: [rotation](database.md#from-one-key-to-data-keys)',
  LOG_LEVEL: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  ALLOWED_ORIGINS:
    'further pages that may call the API, separated by commas. Pages that the base-URL rule leads to it need no entry',
  ALLOWED_HOSTS:
    'names by which pages call the API, such as `api.office.example.com`. An IP address or localhost needs no entry',
  SESSION_IDLE_SECONDS: 'a session ends this long after its last call',
  SESSION_MAX_SECONDS: 'a session ends this long after sign-in',
  STEP_UP_SECONDS:
    'changes of users, roles, releases, deploy keys and own factors ask for a password or factor when the last one is older; 0: never. Default: 300, with demo data 0',
  SESSION_BINDING:
    '`on`: each session works only with a key that its browser keeps, so that a copied token opens nothing: [bound sessions](access.md#bound-sessions). Needs https. The same for all API processes',
  AUDIT_RETENTION_MONTHS:
    'whole months for which the audit log and the log of key reads are kept, 1 to 1200. Without it: for ever. Read by `setup` and `pnpm start`',
  AUDIT_SIGNING_KEY:
    'Ed25519 key in PKCS#8, as a path or base64, that signs the head of the audit log each minute. `cli audit-key <file>` makes one. Without it: off. Containers: path on this machine',
  AUDIT_HEADS:
    'places that get the signed heads, separated by commas: `file:///path` (shared by all APIs), `syslog://host:514` (UDP; TCP with `?transport=tcp`), `https://host/path` (POST)',
  AUDIT_FORWARD_TO:
    'server that gets every entry of the audit log: `https://host/path` (POST), `syslog+tls://host:6514` or `syslog+tcp://host:601`. [Forwarding](access.md#forward-the-audit-log)',
  AUDIT_FORWARD_TOKEN: 'bearer token for its https address. Set `AUDIT_FORWARD_TOKEN_FILE`',
  PRIVATE_KEYS_PER_HOUR: 'private keys a user may read in an hour; beyond it lists come without keys',
  KEY_DISPLAY:
    '`open`: lists carry private keys. `masked`: fingerprint and last four characters; a key is revealed for a reason. Default: `masked`, with demo data `open`',
  KEY_MAX_AGE_DAYS:
    'age in days from which users who can renew key pairs are notified of current ones: [renew a pair](access.md#renew-a-pair). 0: no age',
  CHANGE_REASONS:
    'changes that ask why, as `subject:rule` separated by commas: [reasons](access.md#reasons-for-changes). Subjects: `merchant`, `channel`, `channel-type`, `article`, `user`, `role`, `service-account`, `webhook`, `remote`, `approval-policy`. Rules: `offered`, `required` (a reason), `ticket` (a reason and a ticket)',
  TICKET_PATTERN: 'regular expression for a whole ticket, such as `[A-Z]{2,5}-\\d+`. Without it: any line',
  TICKET_LINK:
    'https address of a ticket, such as `https://tickets.example.com/browse/{ticket}`: tickets are links',
  PASSKEY_RP_ID:
    'host name that passkeys belong to, the page’s own or one above it. Default: that of the page where the first is enrolled. Cannot be changed while passkeys exist',
  REMOTE_INTEGRITY:
    '`enforce`: a remote’s script that differs from its release does not run. `report-only`: it runs and is reported. Read by the gateway too',
  RELEASE:
    'name of the image on the Operations status page, up to 64 characters. Containers: the tag of the images',
  RELEASE_STORE:
    'folder of the releases, which the gateway serves, or `s3://<bucket>/<prefix>`: [releases in S3](operations.md#releases-in-s3). Set by docker-compose.yml and `pnpm start`',
  S3_ENDPOINT: 'address of the S3 service for `RELEASE_STORE`, without the bucket',
  S3_REGION: 'its region',
  S3_ACCESS_KEY_ID: 'key that may list, read, write and delete there',
  S3_SECRET_ACCESS_KEY: 'its secret',
  HOST_ADDRESS:
    'address of the gateway, which must serve a release before it is promoted; without it this is not checked. Set by docker-compose.yml and `pnpm start`',
  DEV_ORIGINS_KEY:
    'at least 32 characters shared by API and Node gateway: the gateway accepts development servers that the API has signed. `pnpm start`: generated each time',
  OTLP_ENDPOINT:
    'collector of OpenTelemetry, such as `http://collector:4318`, that gets errors and speed of pages as logs, and [traces](metrics.md#traces) (HTTP, JSON). Dropped while it is away',
  TRACE_SAMPLE: 'share of calls whose trace `OTLP_ENDPOINT` gets, 0 to 1; 0: none',
  OIDC_PROVIDERS: 'JSON list of OpenID Connect providers: [Sign-in providers](access.md#sign-in-providers)',
  SMTP_URL:
    'mail server that sends invitations and password links: `smtps://user:password@host`, or `smtp://` with STARTTLS. Set `SMTP_URL_FILE`. With `MAIL_FROM` and `PUBLIC_URL`',
  MAIL_FROM: 'email address of the sender',
  SCIM_TOKEN:
    'bearer token with which the company’s directory calls `/scim/v2`, at least 32 characters; several separated by commas while one replaces another. Without it: off. [Directory](access.md#directory-scim)',
  SCIM_ROLES:
    'JSON object of directory group and role key, such as `{"Payments": "editor"}`, in order of precedence. With `SCIM_TOKEN` only',
  WEBHOOK_NETWORKS:
    'networks that are not public to which [webhooks](programs.md#webhooks) may send, also by http, separated by commas: `10.1.0.0/16`',
  QINIU_BUCKET:
    'JSON of a bucket at Qiniu for uploaded images: `{"bucket", "accessKey", "secretKey", "uploadUrl", "publicUrl"}`. Without it: the database',
  TRUST_PROXY:
    'proxies whose `X-Forwarded-For` is believed: addresses separated by commas, or their number. Use a number only where nobody can bypass the proxies. Default: the gateway, and for an https `PUBLIC_URL` one before it',
  PUBLIC_URL:
    'address of the product in browsers, such as `https://office.example.com` or `https://tools.example.com/office`: allowed host and origin, proxies, calls under `/api` of that name. Read by the gateway too',
  API_BASE_URL:
    'origin of the API where the base-URL rule does not lead to it; `/api` where the gateway passes calls on, which is the default with `PUBLIC_URL`. Read by the gateway too',
};

function defaultOf(name: keyof typeof shape): string {
  const { success, data } = shape[name].safeParse(undefined);
  if (!success) return 'required';
  if (data === undefined || (Array.isArray(data) && data.length === 0)) return 'none';
  if (typeof data === 'boolean') return data ? 'on' : 'off';
  return typeof data === 'string' ? data : JSON.stringify(data);
}

/** Describes every setting of the API, with its default in the schema: the table of `docs/settings.md`. */
export function settingDescriptions(): { name: string; meaning: string; default: string }[] {
  return Object.entries(meanings).map(([name, meaning]) => ({
    name,
    meaning,
    default: defaultOf(name as keyof typeof shape),
  }));
}

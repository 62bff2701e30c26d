import * as z from 'zod/mini';
import { DEFAULT_API_PORT, DEFAULT_METRICS_PORT, LOOPBACK, readDevOrigins } from '@backoffice/contract';
import { auditForwardFields, auditForwardOf } from './audit-forward-settings';
import { auditHeadsFields, auditHeadsOf } from './audit-heads-settings';
import { bindingFields, bindingProblems } from './binding-settings';
import { bucketText } from './bucket-settings';
import { certificateFields, certificateOf } from './certificate-settings';
import { canEncrypt, KEY_MISSING, keyFields, keysOf } from './key-settings';
import { providersText } from './provider-settings';
import { reasonFields, reasonsOf } from './reason-settings';
import { type Reading, readSettings, SettingsError } from './read-settings';
import { releaseStoreFields, releaseStoreOf } from './release-store-settings';
import { mailFields, mailOf } from './mail-settings';
import { scimFields, scimOf } from './scim-settings';
import { checkedText, isDatabaseUrl, isHostName, isOrigin, listOf, wholeNumber } from './setting-kinds';
import { publicUrlText } from './public-url';
import { tracingFields, tracingOf } from './tracing-settings';
import { defaultProxies, isAddressOrNetwork, trustedProxiesText } from './trusted-proxies';

/** The password of the demo accounts, which is public. */
export const DEMO_PASSWORD = '111111';

function databaseAddress(name: string, purpose: string) {
  return z
    .string(`${name} is missing: the address of ${purpose}, postgresql://user@host/database.`)
    .check(z.refine(isDatabaseUrl, `${name} is not a PostgreSQL address (postgresql://user@host/database).`));
}

function seconds(name: string, fallback: number) {
  return z._default(
    wholeNumber(1, 2_592_000, `${name} must be a number of seconds from 1 to 2592000 (30 days).`),
    fallback,
  );
}

function textOfLength(name: string, min: number, max: number) {
  const isFitting = ({ length }: string) => length >= min && length <= max;
  return checkedText(isFitting, `${name} must have ${min} to ${max} characters.`);
}

export const schema = z.object({
  DATABASE_URL: databaseAddress('DATABASE_URL', 'the PostgreSQL server'),
  DATABASE_OWNER_URL: z.optional(databaseAddress('DATABASE_OWNER_URL', 'the same database')),
  DATABASE_POOLER_URL: z.optional(databaseAddress('DATABASE_POOLER_URL', 'a pooler of the same database')),
  DATABASE_REPLICA_URLS: z._default(
    listOf(
      isDatabaseUrl,
      'DATABASE_REPLICA_URLS must be PostgreSQL addresses (postgresql://user@host/database), separated by commas.',
    ),
    [],
  ),
  DATABASE_CONNECTIONS: z._default(
    wholeNumber(2, 500, 'DATABASE_CONNECTIONS must be a number from 2 to 500.'),
    20,
  ),
  API_PORT: z._default(
    wholeNumber(0, 65_535, 'API_PORT must be a number from 0 to 65535.'),
    DEFAULT_API_PORT,
  ),
  API_HOST: z._default(z.string().check(z.minLength(1, 'API_HOST must not be empty.')), '127.0.0.1'),
  ...certificateFields,
  API_PUBLISHED_ADDRESS: z.optional(z.string()),
  METRICS_PORT: z._default(
    wholeNumber(0, 65_535, 'METRICS_PORT must be a number from 0 to 65535.'),
    DEFAULT_METRICS_PORT,
  ),
  METRICS_HOST: z._default(z.string().check(z.minLength(1, 'METRICS_HOST must not be empty.')), '127.0.0.1'),
  DEMO_DATA: z._default(
    z.stringbool({
      truthy: ['1', 'true', 'on'],
      falsy: ['0', 'false', 'off'],
      error: 'DEMO_DATA must be on or off.',
    }),
    false,
  ),
  ADMIN_USERNAME: z.optional(z.pipe(z.string().check(z.trim()), textOfLength('ADMIN_USERNAME', 4, 16))),
  ADMIN_PASSWORD: z.optional(textOfLength('ADMIN_PASSWORD', 6, 128)),
  ...keyFields,
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ),
    'info',
  ),
  ALLOWED_ORIGINS: z._default(
    listOf(
      isOrigin,
      'ALLOWED_ORIGINS must be origins such as https://office.example.com, separated by commas.',
    ),
    [],
  ),
  ALLOWED_HOSTS: z._default(
    listOf(isHostName, 'ALLOWED_HOSTS must be names such as api.office.example.com, separated by commas.'),
    [],
  ),
  SESSION_IDLE_SECONDS: seconds('SESSION_IDLE_SECONDS', 30 * 60),
  SESSION_MAX_SECONDS: seconds('SESSION_MAX_SECONDS', 12 * 60 * 60),
  STEP_UP_SECONDS: z.optional(
    wholeNumber(0, 86_400, 'STEP_UP_SECONDS must be a number of seconds from 0 to 86400; 0 turns it off.'),
  ),
  AUDIT_RETENTION_MONTHS: z.optional(
    wholeNumber(1, 1_200, 'AUDIT_RETENTION_MONTHS must be a number from 1 to 1200, or unset to keep all.'),
  ),
  ...bindingFields,
  ...auditHeadsFields,
  ...auditForwardFields,
  PRIVATE_KEYS_PER_HOUR: z._default(
    wholeNumber(0, 1_000_000_000, 'PRIVATE_KEYS_PER_HOUR must be a number from 0 to 1000000000.'),
    3000,
  ),
  KEY_DISPLAY: z.optional(z.enum(['open', 'masked'], 'KEY_DISPLAY must be open or masked.')),
  KEY_MAX_AGE_DAYS: z._default(wholeNumber(0, 36_500, 'KEY_MAX_AGE_DAYS must be 0 to 36500.'), 0),
  ...reasonFields,
  PASSKEY_RP_ID: z.optional(
    checkedText(isHostName, 'PASSKEY_RP_ID must be a host name such as office.example.com.'),
  ),
  REMOTE_INTEGRITY: z._default(
    z.enum(['enforce', 'report-only'], 'REMOTE_INTEGRITY must be enforce or report-only.'),
    'enforce',
  ),
  RELEASE: z.optional(textOfLength('RELEASE', 1, 64)),
  ...releaseStoreFields,
  HOST_ADDRESS: z.optional(
    checkedText(
      isOrigin,
      'HOST_ADDRESS must be an origin such as http://gateway:8080: where the gateway answers.',
    ),
  ),
  DEV_ORIGINS_KEY: z.optional(
    checkedText((text) => text.length >= 32, 'DEV_ORIGINS_KEY must have at least 32 characters.'),
  ),
  ...tracingFields,
  OIDC_PROVIDERS: z._default(providersText, []),
  ...scimFields,
  ...mailFields,
  WEBHOOK_NETWORKS: z._default(
    listOf(isAddressOrNetwork, 'WEBHOOK_NETWORKS must be networks such as 10.1.0.0/16, separated by commas.'),
    [],
  ),
  QINIU_BUCKET: z.optional(bucketText),
  TRUST_PROXY: z.optional(trustedProxiesText),
  PUBLIC_URL: z.optional(publicUrlText),
  API_BASE_URL: z.optional(z.string()),
});

function devOriginsOf(env: NodeJS.ProcessEnv): Reading<readonly string[]> {
  try {
    return { values: readDevOrigins(env), problems: [] };
  } catch (error) {
    return { values: null, problems: [(error as Error).message] };
  }
}

/** Returns the setting by which other machines reach the API; null when none can. */
function reachOf(values: z.output<typeof schema>): string | null {
  const { API_HOST: host, API_PUBLISHED_ADDRESS: published, ALLOWED_HOSTS: names } = values;
  if (published !== undefined && !LOOPBACK.test(published)) return `GATEWAY_ADDRESS is ${published}`;
  if (published === undefined && !LOOPBACK.test(host)) return `API_HOST is ${host}`;
  const name = names.find((allowed) => !LOOPBACK.test(allowed));
  if (name !== undefined) return `ALLOWED_HOSTS has ${name}`;
  const { hostname = 'localhost' } = values.PUBLIC_URL ?? {};
  return LOOPBACK.test(hostname) ? null : `PUBLIC_URL has ${hostname}`;
}

function databaseUrlsOf(values: {
  DATABASE_URL: string;
  DATABASE_OWNER_URL?: string | undefined;
  AUDIT_RETENTION_MONTHS?: number | undefined;
}) {
  return {
    /** The address that the API uses; its role needs rights to read and write rows only. */
    databaseUrl: values.DATABASE_URL,
    /** The address for migrations and operator commands; equal to `databaseUrl` when only one is set. */
    ownerUrl: values.DATABASE_OWNER_URL ?? values.DATABASE_URL,
    /** The number of whole months for which logs are kept; null keeps all. */
    auditRetentionMonths: values.AUDIT_RETENTION_MONTHS ?? null,
  };
}

/**
 * Reads the settings that a command needs to open the database.
 *
 * @throws SettingsError with all problems
 */
export function parseDatabaseUrls(env: NodeJS.ProcessEnv) {
  const wanted = { DATABASE_URL: true, DATABASE_OWNER_URL: true, AUDIT_RETENTION_MONTHS: true } as const;
  const { values, problems } = readSettings(z.pick(schema, wanted), env);
  if (!values) throw new SettingsError(problems);
  return databaseUrlsOf(values);
}

/**
 * Reads the encryption keys, for a command that can work without them.
 *
 * @throws SettingsError with all problems
 */
export function parseKeys(env: NodeJS.ProcessEnv) {
  const { values, problems } = readSettings(z.object(keyFields), env);
  if (!values) throw new SettingsError(problems);
  return keysOf(values);
}

/** The settings of the API. */
export type Settings = ReturnType<typeof parseSettings>;

/**
 * Reads all settings of the API.
 *
 * @throws SettingsError with all problems
 */
export function parseSettings(env: NodeJS.ProcessEnv) {
  const isSet = (name: string) => Boolean(env[name] || env[`${name}_FILE`]);
  const lacksName = isSet('ADMIN_PASSWORD') && !isSet('ADMIN_USERNAME');
  const keyNames = Object.keys(keyFields);
  const { values, problems: wrong } = readSettings(schema, env);
  const { values: devOrigins, problems: wrongOrigins } = devOriginsOf(env);
  const reach = values && reachOf(values);
  const problems = [
    ...wrong,
    ...(values ? bindingProblems(values, reach) : []),
    ...(reach && values.DEMO_DATA
      ? [
          `Set DEMO_DATA=off, or let only this machine reach the API (${reach}): the password of the demo accounts is public.`,
        ]
      : []),
    ...((values ? !canEncrypt(keysOf(values)) : !keyNames.some(isSet)) ? [KEY_MISSING] : []),
    ...(lacksName ? ['ADMIN_PASSWORD is set without ADMIN_USERNAME.'] : []),
    ...wrongOrigins,
  ];
  if (!values || !devOrigins || problems.length > 0) throw new SettingsError(problems);
  const publicUrl = values.PUBLIC_URL ?? null;
  return {
    ...databaseUrlsOf(values),
    /** The address of a pooler in transaction mode for all calls; null when calls connect to the database itself. */
    poolerUrl: values.DATABASE_POOLER_URL ?? null,
    /** The addresses of streaming replicas of the database, for reads. */
    replicaUrls: values.DATABASE_REPLICA_URLS,
    /** The maximum number of connections of this process for calls: to the database, and to each replica. */
    connections: values.DATABASE_CONNECTIONS,
    port: values.API_PORT,
    host: values.API_HOST,
    /** 0 lets the system choose a port. */
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    demoData: values.DEMO_DATA,
    admin: values.ADMIN_USERNAME
      ? { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD }
      : null,
    ...keysOf(values),
    logLevel: values.LOG_LEVEL,
    /** The address at which browsers reach the product; null where it is not set. */
    publicUrl,
    allowedOrigins: [...values.ALLOWED_ORIGINS, ...(publicUrl ? [publicUrl.origin] : [])],
    /** The host names by which pages may call an API that other machines can reach. */
    allowedHosts: [...values.ALLOWED_HOSTS, ...(publicUrl ? [publicUrl.hostname] : [])],
    /** The lifetimes of a session after its last call and after its sign-in, in seconds. */
    session: {
      idleSeconds: values.SESSION_IDLE_SECONDS,
      maxSeconds: values.SESSION_MAX_SECONDS,
      /** The age of a proof of who the user is, for the calls of `freshCalls`; 0 for any. */
      proofSeconds: values.STEP_UP_SECONDS ?? (values.DEMO_DATA ? 0 : 300),
    },
    /** Binds sessions to a key of their browser, without which their token opens nothing. */
    sessionBinding: values.SESSION_BINDING,
    /** The number of private keys that a user may read within an hour. */
    privateKeysPerHour: values.PRIVATE_KEYS_PER_HOUR,
    /** `open`: lists carry private keys. `masked`: only the calls that reveal one key for a reason do. */
    keyDisplay: values.KEY_DISPLAY ?? (values.DEMO_DATA ? ('open' as const) : ('masked' as const)),
    /** The age in days from which users are notified of a key pair; 0 for none. */
    keyMaxAgeDays: values.KEY_MAX_AGE_DAYS,
    ...reasonsOf(values),
    ...certificateOf(values),
    /** The name that passkeys belong to; null for that of the page at the first enrolment. */
    passkeyRpId: values.PASSKEY_RP_ID ?? null,
    /** The handling of a remote's file that differs from the published one. */
    remoteIntegrity: values.REMOTE_INTEGRITY,
    release: values.RELEASE ?? null,
    ...auditHeadsOf(values),
    ...auditForwardOf(values),
    ...releaseStoreOf(values),
    /** The address of the gateway, which must serve a release before it is promoted; null disables the check. */
    hostAddress: values.HOST_ADDRESS ?? null,
    /** The origins of development servers from which a user with the permission may load a remote in their own session. */
    devOrigins,
    /** Shared with the gateway, which accepts scripts from development servers that are signed with it. */
    devOriginsKey: values.DEV_ORIGINS_KEY ?? null,
    ...tracingOf(values),
    providers: values.OIDC_PROVIDERS,
    ...scimOf(values),
    /** The server that sends emails; null without one. */
    mail: mailOf(values, publicUrl !== null),
    /** The networks that are not public to which webhooks may send, also by http. */
    webhookNetworks: values.WEBHOOK_NETWORKS,
    /** The bucket for uploaded images; null stores them in the database. */
    bucket: values.QINIU_BUCKET ?? null,
    /** The trusted proxies; when empty, no forwarded address is trusted. */
    trustedProxies: values.TRUST_PROXY ?? defaultProxies(values),
  };
}

import { generateKeyPairSync } from 'node:crypto';
import { SettingsError } from './read-settings';
import { parseReleaseStore } from './release-store-settings';
import { parseDatabaseUrls, parseSettings } from './settings';

const KEY = Buffer.alloc(32, 1).toString('base64');
const provider = {
  id: 'corp',
  name: 'Company',
  issuer: 'https://id.example',
  clientId: 'back-office',
  clientSecret: 'secret',
};

const bucket = {
  bucket: 'images',
  accessKey: 'access',
  secretKey: 'secret',
  uploadUrl: 'https://up-z0.qiniup.com',
  publicUrl: 'https://images.example',
};

const complete = { DATABASE_URL: 'postgresql://app@db.example/office', KEY_ENCRYPTION_KEY: KEY };

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    parseSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

test('requires the database and the key, and has defaults for everything else', () => {
  expect(parseSettings(complete)).toEqual({
    databaseUrl: complete.DATABASE_URL,
    ownerUrl: complete.DATABASE_URL,
    poolerUrl: null,
    auditRetentionMonths: null,
    replicaUrls: [],
    connections: 20,
    port: 8789,
    certificate: null,
    auditHeads: { key: null, destinations: [] },
    auditForward: null,
    webhookNetworks: [],
    sessionBinding: false,
    privateKeysPerHour: 3000,
    keyDisplay: 'masked',
    keyMaxAgeDays: 0,
    changeReasons: { rules: {}, ticketPattern: null, ticketLink: null },
    passkeyRpId: null,
    host: '127.0.0.1',
    demoData: false,
    admin: null,
    rootKeys: [],
    rootToken: null,
    keyEncryptionKey: KEY,
    formerKeyEncryptionKeys: [],
    logLevel: 'info',
    publicUrl: null,
    allowedOrigins: [],
    allowedHosts: [],
    metricsPort: 8790,
    metricsHost: '127.0.0.1',
    session: { idleSeconds: 1800, maxSeconds: 43_200, proofSeconds: 300 },
    otlpEndpoint: null,
    traceSample: 0,
    providers: [],
    scim: null,
    mail: null,
    bucket: null,
    trustedProxies: [],
    remoteIntegrity: 'enforce',
    release: null,
    releaseStore: null,
    s3: null,
    hostAddress: null,
    devOrigins: [],
    devOriginsKey: null,
  });
});

test('reads each setting', () => {
  const settings = parseSettings({
    ...complete,
    API_PORT: '9000',
    API_HOST: '0.0.0.0',
    API_PUBLISHED_ADDRESS: '127.0.0.1',
    DEMO_DATA: 'On',
    ADMIN_USERNAME: ' boss ',
    ADMIN_PASSWORD: 'secret-word',
    LOG_LEVEL: 'debug',
    ALLOWED_ORIGINS: 'https://a.example, http://b.example:81',
    SESSION_IDLE_SECONDS: '60',
    SESSION_MAX_SECONDS: '600',
    OIDC_PROVIDERS: JSON.stringify([provider]),
    QINIU_BUCKET: JSON.stringify({ ...bucket, publicUrl: `${bucket.publicUrl}/` }),
    TRUST_PROXY: '10.0.0.7, 192.168.0.0/16, ::1',
    RELEASE_STORE: '/releases',
  });
  expect(settings).toMatchObject({
    port: 9000,
    host: '0.0.0.0',
    demoData: true,
    admin: { username: 'boss', password: 'secret-word' },
    logLevel: 'debug',
    allowedOrigins: ['https://a.example', 'http://b.example:81'],
    session: { idleSeconds: 60, maxSeconds: 600 },
    providers: [{ ...provider, scope: 'openid profile' }],
    bucket,
    trustedProxies: ['10.0.0.7', '192.168.0.0/16', '::1'],
    releaseStore: '/releases',
  });
});

test('lists all problems at once, one sentence each', () => {
  const problems = problemsOf({
    DATABASE_URL: 'mysql://x',
    API_PORT: '70000',
    DEMO_DATA: 'maybe',
    ADMIN_USERNAME: 'abc',
    ADMIN_PASSWORD: '12345',
    KEY_ENCRYPTION_KEY: 'short',
    LOG_LEVEL: 'loud',
    ALLOWED_ORIGINS: 'https://a.example/path',
  });
  expect(problems.map((sentence) => sentence.split(' ')[0])).toEqual([
    'DATABASE_URL',
    'API_PORT',
    'DEMO_DATA',
    'ADMIN_USERNAME',
    'ADMIN_PASSWORD',
    'KEY_ENCRYPTION_KEY',
    'LOG_LEVEL',
    'ALLOWED_ORIGINS',
  ]);
  for (const sentence of problems) expect(sentence).toMatch(/\.( .*)?$|\)\.$/);
});

test.each([
  ['API_PORT', 'http'],
  ['API_PORT', '1.5'],
  ['API_PORT', '-1'],
  ['KEY_ENCRYPTION_KEY', Buffer.alloc(31).toString('base64')],
  ['ALLOWED_ORIGINS', '*'],
  ['ADMIN_USERNAME', 'x'.repeat(17)],
  ['SESSION_IDLE_SECONDS', '0'],
  ['SESSION_MAX_SECONDS', 'a day'],
  ['OIDC_PROVIDERS', 'corp'],
  ['OIDC_PROVIDERS', '[{"id":"corp"}]'],
  ['OIDC_PROVIDERS', JSON.stringify([{ ...provider, issuer: 'http://id.example' }])],
  ['OIDC_PROVIDERS', JSON.stringify([{ ...provider, extra: 1 }])],
  ['OIDC_PROVIDERS', JSON.stringify([provider, provider])],
  ['OIDC_PROVIDERS', JSON.stringify([{ ...provider, rolesClaim: 'groups' }])],
  ['OIDC_PROVIDERS', JSON.stringify([{ ...provider, rolesClaim: 'groups', roles: { 7: 'admin' } }])],
  ['OIDC_PROVIDERS', JSON.stringify([{ ...provider, createUsers: true }])],
  ['SMTP_URL', 'https://mail.example.com'],
  ['MAIL_FROM', 'office'],
  ['SCIM_TOKEN', 'a'.repeat(31)],
  ['SCIM_ROLES', '{"Payments": "Not a key"}'],
  ['SCIM_ROLES', '{}'],
  ['QINIU_BUCKET', 'images'],
  ['QINIU_BUCKET', JSON.stringify({ ...bucket, secretKey: '' })],
  ['QINIU_BUCKET', JSON.stringify({ ...bucket, uploadUrl: 'up-z0.qiniup.com' })],
  ['QINIU_BUCKET', JSON.stringify({ ...bucket, extra: 1 })],
  ['AUDIT_SIGNING_KEY', 'c2VjcmV0'],
  ['AUDIT_HEADS', 'ftp://log.example/heads'],
  ['WEBHOOK_NETWORKS', '10.0.0.0/33'],
  ['AUDIT_FORWARD_TO', 'http://siem.example/audit'],
  ['AUDIT_FORWARD_TO', 'https://user:password@siem.example/audit'],
  ['AUDIT_FORWARD_TO', 'syslog://siem.example:514'],
  ['AUDIT_FORWARD_TOKEN', 'token-without-an-address'],
  ['TRACE_SAMPLE', '1.5'],
  ['TRACE_SAMPLE', 'all'],
  ['PUBLIC_URL', 'office.example.com'],
  ['PUBLIC_URL', 'https://office.example.com/a?b'],
  ['PUBLIC_URL', 'https://user@office.example.com'],
  ['PUBLIC_URL', 'https://office.example.com/../x'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '10'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.7, proxy.example'],
])('refuses %s=%s', (name, value) => {
  expect(problemsOf({ ...complete, [name]: value })).toEqual([expect.stringContaining(name)]);
});

test.each([
  [{ API_HOST: '0.0.0.0' }, 'API_HOST is 0.0.0.0'],
  [{ API_HOST: '::' }, 'API_HOST is ::'],
  [{ API_HOST: '0.0.0.0', API_PUBLISHED_ADDRESS: '0.0.0.0' }, 'GATEWAY_ADDRESS is 0.0.0.0'],
  [
    { API_HOST: '127.0.0.1', ALLOWED_HOSTS: 'api.office.example.com' },
    'ALLOWED_HOSTS has api.office.example.com',
  ],
  [{ API_HOST: '127.0.0.1', PUBLIC_URL: 'https://office.example.com' }, 'PUBLIC_URL has office.example.com'],
])('refuses demo data when other machines can reach the API: %j', (reach, why) => {
  expect(problemsOf({ ...complete, ...reach })).toEqual([]);
  expect(problemsOf({ ...complete, ...reach, DEMO_DATA: 'on' })).toEqual([
    `Set DEMO_DATA=off, or let only this machine reach the API (${why}): the password of the demo accounts is public.`,
  ]);
});

test.each([
  [{ API_HOST: 'localhost' }],
  [{ API_HOST: '127.0.0.2' }],
  [{ API_HOST: '::1', ALLOWED_HOSTS: 'localhost' }],
  [{ API_HOST: '0.0.0.0', API_PUBLISHED_ADDRESS: '[::1]' }],
])('accepts demo data when only this machine can reach the API: %j', (reach) => {
  expect(problemsOf({ ...complete, ...reach, DEMO_DATA: 'on' })).toEqual([]);
});

test.each([
  [{ TRUST_PROXY: ' 2 ' }, 2],
  [{}, []],
  [{ API_PUBLISHED_ADDRESS: '127.0.0.1' }, 1],
  [{ API_PUBLISHED_ADDRESS: '127.0.0.1', PUBLIC_URL: 'http://office.lan' }, 1],
  [{ API_PUBLISHED_ADDRESS: '127.0.0.1', PUBLIC_URL: 'https://office.example.com' }, 2],
  [{ PUBLIC_URL: 'https://office.example.com' }, 2],
  [{ PUBLIC_URL: 'https://office.example.com', API_BASE_URL: 'https://api.office.example.com' }, 1],
  [{ PUBLIC_URL: 'http://office.lan', API_BASE_URL: 'http://api.office.lan' }, []],
  [{ PUBLIC_URL: 'https://office.example.com', TRUST_PROXY: '10.0.0.7' }, ['10.0.0.7']],
])('counts the proxies before the API: %j', (env, proxies) => {
  expect(parseSettings({ ...complete, ...env }).trustedProxies).toEqual(proxies);
});

test('allows calls of the pages at PUBLIC_URL', () => {
  const settings = parseSettings({ ...complete, PUBLIC_URL: 'https://tools.example.com:8443/office' });
  expect(settings).toMatchObject({
    allowedOrigins: ['https://tools.example.com:8443'],
    allowedHosts: ['tools.example.com'],
    publicUrl: { origin: 'https://tools.example.com:8443', path: '/office', isTls: true },
  });
});

test('an empty variable counts as not set', () => {
  expect(parseSettings({ ...complete, API_PORT: '', DEMO_DATA: '' })).toMatchObject({
    port: 8789,
    demoData: false,
  });
  expect(problemsOf({ DATABASE_URL: '', KEY_ENCRYPTION_KEY: '' })).toHaveLength(2);
});

test('a password without a username is a problem', () => {
  expect(problemsOf({ ...complete, ADMIN_PASSWORD: 'long-enough' })).toEqual([
    'ADMIN_PASSWORD is set without ADMIN_USERNAME.',
  ]);
});

test('no token is sent to a syslog server', () => {
  const values = { AUDIT_FORWARD_TO: 'syslog+tls://siem.example', AUDIT_FORWARD_TOKEN: 'secret' };
  expect(problemsOf({ ...complete, ...values })).toEqual([
    'AUDIT_FORWARD_TOKEN is set without an https address in AUDIT_FORWARD_TO.',
  ]);
});

test('calls are traced only with a collector', () => {
  expect(parseSettings({ ...complete, TRACE_SAMPLE: '1' }).traceSample).toBe(0);
  expect(parseSettings({ ...complete, OTLP_ENDPOINT: 'http://collector:4318' }).traceSample).toBe(0.01);
});

test('signed audit heads need a key and a place, each place once', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const destinations = 'file:///heads, syslog://log:514?transport=tcp https://a:b@log.example/heads?token=c';
  const { auditHeads } = parseSettings({ ...complete, AUDIT_SIGNING_KEY: key, AUDIT_HEADS: destinations });
  expect(auditHeads.destinations.map(({ name }) => name)).toEqual([
    'file:///heads',
    'syslog://log:514?transport=tcp',
    'https://log.example/heads',
  ]);
  expect(auditHeads.key?.id).toMatch(/^[0-9a-f]{16}$/);
  expect(problemsOf({ ...complete, AUDIT_SIGNING_KEY: key })).toEqual([
    'AUDIT_SIGNING_KEY is set without AUDIT_HEADS.',
  ]);
  for (const none of [{}, { AUDIT_SIGNING_KEY: '/dev/null' }])
    expect(problemsOf({ ...complete, ...none, AUDIT_HEADS: 'file:///heads' })).toEqual([
      'AUDIT_HEADS is set without AUDIT_SIGNING_KEY.',
    ]);
  const twice = { AUDIT_SIGNING_KEY: key, AUDIT_HEADS: 'https://log.example/?a https://log.example/?b' };
  expect(problemsOf({ ...complete, ...twice })).toEqual(['AUDIT_HEADS has the same place twice.']);
});

test('releases in S3 need an address, and access to the bucket', () => {
  expect(problemsOf({ ...complete, RELEASE_STORE: 's3://' })).toEqual([
    'RELEASE_STORE must be a folder, or s3://<bucket>/<prefix>.',
  ]);
  expect(problemsOf({ ...complete, RELEASE_STORE: 's3://releases/office' })).toEqual([
    'S3_ENDPOINT is missing, because RELEASE_STORE is in S3.',
    'S3_ACCESS_KEY_ID is missing, because RELEASE_STORE is in S3.',
    'S3_SECRET_ACCESS_KEY is missing, because RELEASE_STORE is in S3.',
  ]);
  const access = { S3_ENDPOINT: 'https://s3.example.com', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  expect(parseReleaseStore({ RELEASE_STORE: 's3://releases', ...access }).s3).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  });
});

test('a command that needs only the database requires no other settings', () => {
  const databaseUrl = complete.DATABASE_URL;
  expect(parseDatabaseUrls({ DATABASE_URL: databaseUrl })).toEqual({
    databaseUrl,
    ownerUrl: databaseUrl,
    auditRetentionMonths: null,
  });
  expect(() => parseDatabaseUrls({})).toThrow(SettingsError);
});

test('the owner is the API’s role when no other is set', () => {
  const ownerUrl = 'postgresql://owner@db.example/office';
  expect(parseSettings({ ...complete, DATABASE_OWNER_URL: ownerUrl })).toMatchObject({
    databaseUrl: complete.DATABASE_URL,
    ownerUrl,
  });
  expect(problemsOf({ ...complete, DATABASE_OWNER_URL: 'mysql://owner@db.example/office' })).toEqual([
    'DATABASE_OWNER_URL is not a PostgreSQL address (postgresql://user@host/database).',
  ]);
});

describe('the keys of secrets', () => {
  const root = Buffer.alloc(32, 2).toString('base64');
  const database = { DATABASE_URL: complete.DATABASE_URL };
  const token = {
    ROOT_KEY_PKCS11_MODULE: '/usr/lib/token.so',
    ROOT_KEY_PKCS11_TOKEN: 'office',
    ROOT_KEY_PKCS11_LABEL: 'root-2, root-1',
    ROOT_KEY_PKCS11_PIN: '4711',
  };

  test('are root keys, the current one first, or one of an earlier release', () => {
    const keys = parseSettings({ ...database, ROOT_KEY: `${root}\n${KEY}\n`, KEY_ENCRYPTION_KEY: 'none' });
    expect(keys).toMatchObject({ rootKeys: [root, KEY], keyEncryptionKey: undefined });
    expect(parseSettings(complete)).toMatchObject({ rootKeys: [], keyEncryptionKey: KEY });
  });

  test('may be in a token', () => {
    expect(parseSettings({ ...database, ...token }).rootToken).toEqual({
      module: '/usr/lib/token.so',
      token: 'office',
      labels: ['root-2', 'root-1'],
      pin: '4711',
    });
  });

  test.each<[string, NodeJS.ProcessEnv, RegExp]>([
    ['none at all', {}, /^ROOT_KEY_FILE is missing/],
    ['only the word none', { KEY_ENCRYPTION_KEY: 'none' }, /^ROOT_KEY_FILE is missing/],
    ['a short root key', { ROOT_KEY: 'short' }, /^ROOT_KEY must be keys of 32 bytes/],
    ['a token without a PIN', { ...token, ROOT_KEY_PKCS11_PIN: '' }, /belong together/],
  ])('are refused: %s', (_what, given, sentence) => {
    expect(problemsOf({ ...database, ...given })).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('binding sessions to a key', () => {
  const bound = { ...complete, SESSION_BINDING: 'on' };
  const reached = { ...bound, API_HOST: '0.0.0.0' };

  test.each([
    ['a page of this machine only', bound],
    ['a page by https', { ...reached, ALLOWED_ORIGINS: 'https://office.example.com' }],
    [
      'pages by https and of a developer',
      { ...bound, ALLOWED_ORIGINS: 'https://a.example,http://localhost:3000' },
    ],
  ])('is possible for %s', (_page, env) => {
    expect(parseSettings(env).sessionBinding).toBe(true);
  });

  test.each([
    [
      'a page without https',
      { ...bound, ALLOWED_ORIGINS: 'https://a.example,http://office.example.com' },
      'http://office.example.com',
    ],
    ['a page that is not named', reached, 'API_HOST is 0.0.0.0'],
    [
      'a page by another name',
      { ...bound, ALLOWED_HOSTS: 'api.office.example.com' },
      'api.office.example.com',
    ],
    ['a word that is neither', { ...complete, SESSION_BINDING: 'maybe' }, 'on or off'],
  ])('is refused at the start for %s', (_page, env, named) => {
    expect(problemsOf(env)).toEqual([expect.stringMatching(`^SESSION_BINDING.*${named}`)]);
  });
});

test('a mail server needs a sender, and the address of the links in emails', () => {
  const mail = { SMTP_URL: 'smtps://user:secret@mail.example.com', MAIL_FROM: 'office@example.com' };
  const publicUrl = { PUBLIC_URL: 'https://office.example.com' };
  const { SMTP_URL: url, MAIL_FROM: from } = mail;
  expect(parseSettings({ ...complete, ...publicUrl, ...mail }).mail).toEqual({ url, from });
  expect(problemsOf({ ...complete, ...mail })).toEqual([expect.stringContaining('needs PUBLIC_URL')]);
  expect(problemsOf({ ...complete, ...publicUrl, SMTP_URL: url })).toEqual([
    expect.stringMatching(/belong together/),
  ]);
});

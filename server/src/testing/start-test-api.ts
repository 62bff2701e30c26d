import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app/build-app';
import { createServices } from '../app/serve';
import type { Services } from '../platform/services';
import { createPasswordHasher } from '../platform/encryption/password-hasher';
import { createPrivateKeys } from '../platform/encryption/private-keys';
import { createLogger } from '../platform/observing/create-logger';
import type { Settings } from '../platform/settings/settings';
import { createTestDatabase, type TestDatabase } from './create-test-database';
import { startPooler } from './start-pooler';
import { HASH_COST, testServer } from './database-server';

const PATIENCE_MS = 60_000;

export interface TestApi {
  app: FastifyInstance;
  services: Services;
  /** Runs statements that the API's role may not. */
  asOwner: TestDatabase['asOwner'];
  /** Everything that was logged so far. */
  logged(): string;
  forgetLog(): void;
  /** Makes a call without a session, or with the session of `token`. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
  /** Signs in with a demo account (admin, editor or visitor) and returns the token. */
  signIn(username: string): Promise<string>;
  stop(): Promise<void>;
}

interface CallOptions {
  token?: string;
  body?: InjectOptions['payload'];
  headers?: Record<string, string>;
}

export const testSettings: Omit<Settings, 'databaseUrl' | 'ownerUrl'> = {
  poolerUrl: null,
  auditRetentionMonths: null,
  replicaUrls: [],
  connections: 20,
  port: 0,
  host: '127.0.0.1',
  certificate: null,
  demoData: true,
  admin: null,
  rootKeys: [],
  rootToken: null,
  keyEncryptionKey: Buffer.alloc(32, 7).toString('base64'),
  formerKeyEncryptionKeys: [],
  logLevel: 'debug',
  publicUrl: null,
  allowedOrigins: [],
  allowedHosts: [],
  metricsPort: 0,
  metricsHost: '127.0.0.1',
  session: { idleSeconds: 1800, maxSeconds: 43_200, proofSeconds: 0 },
  sessionBinding: false,
  auditHeads: { key: null, destinations: [] },
  auditForward: null,
  privateKeysPerHour: 3000,
  keyDisplay: 'open',
  keyMaxAgeDays: 0,
  changeReasons: { rules: {}, ticketPattern: null, ticketLink: null },
  passkeyRpId: null,
  otlpEndpoint: null,
  traceSample: 0,
  providers: [],
  scim: null,
  mail: null,
  webhookNetworks: [],
  bucket: null,
  trustedProxies: [],
  remoteIntegrity: 'enforce',
  release: null,
  releaseStore: null,
  s3: null,
  hostAddress: null,
  devOrigins: ['http://localhost:*'],
  devOriginsKey: null,
};

function keysInTurn(): () => Promise<string> {
  const { privateKeys: keys } = testServer();
  let taken = 0;
  return () => Promise.resolve(keys[taken++ % keys.length]!);
}

/** Signs in with a demo account and returns the token. */
export async function signInBy(call: TestApi['call'], username: string): Promise<string> {
  const answer = await call('POST', '/auth/login', { body: { username, password: '111111' } });
  return answer.json<{ data: { token: string } }>().data.token;
}

/**
 * Starts the API on a new database with the demo accounts; it does not listen, calls are injected.
 *
 * @param options extend: adds routes before the API is ready; services: replace the API's own; pooledBy: the number of
 *   connections of a PgBouncer for all calls; database: replaces the new one
 */
export async function startTestApi(
  options: {
    settings?: Partial<Settings>;
    services?: Partial<Services>;
    extend?(app: FastifyInstance): void;
    pooledBy?: number;
    database?: TestDatabase;
  } = {},
): Promise<TestApi> {
  const settings = { ...testSettings, ...options.settings };
  const database = options.database ?? (await createTestDatabase({ withDemoData: settings.demoData }));
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line: string) => void lines.push(line) });
  const pooler = options.pooledBy ? await startPooler(database.url, options.pooledBy) : null;
  const urls = { databaseUrl: database.url, ownerUrl: database.ownerUrl };
  const services = {
    ...createServices({ ...urls, ...settings, poolerUrl: pooler?.url ?? null }, log),
    // Makes the tests independent of the speed of the machine.
    privateKeys: createPrivateKeys(keysInTurn(), 0, PATIENCE_MS),
    passwords: createPasswordHasher(PATIENCE_MS, HASH_COST),
    maxDelayMs: PATIENCE_MS,
    maxWaitMs: PATIENCE_MS,
    ...options.services,
  };
  const app = await buildApp(services);
  options.extend?.(app);
  await app.ready();

  const call: TestApi['call'] = (method, url, { token, body, headers } = {}) =>
    app.inject({
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body }),
    });

  return {
    app,
    services,
    asOwner: database.asOwner,
    logged: () => lines.join(''),
    forgetLog: () => void lines.splice(0),
    call,
    signIn: (username) => signInBy(call, username),
    stop: async () => {
      await app.close();
      await services.reads.stop();
      await services.pool.end();
      await pooler?.stop();
      await database.drop();
    },
  };
}

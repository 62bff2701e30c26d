import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { readServerCertificate } from '@backoffice/server-certificate';
import { createLogger } from '../platform/observing/create-logger';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database';
import { testSettings } from '../testing/start-test-api';
import { type RunningServer, serve } from './serve';

const folder = mkdtempSync(join(tmpdir(), 'serve-https-'));
const files = { certificate: `${folder}/own/api/tls.crt`, key: `${folder}/own/api/tls.key` };
const logged: string[] = [];
let database: TestDatabase;
let server: RunningServer;

/** Makes an authority with certificates, or renews the certificates. */
function makeCertificates(authority: string): void {
  const script = `${import.meta.dirname}/../../../docker/internal-tls/make-certificates.sh`;
  const env = { ...process.env, INTERNAL_TLS: `${folder}/${authority}` };
  execFileSync('sh', [script], { env, stdio: 'ignore' });
}

beforeAll(async () => {
  for (const authority of ['own', 'other']) makeCertificates(authority);
  database = await createTestDatabase();
  const settings = {
    ...testSettings,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    demoData: false,
    certificate: readServerCertificate('API_CERTIFICATE', files),
  };
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
  server = await serve(settings, createLogger('info', { write: (line) => void logged.push(line) }), () => {});
});
afterAll(async () => {
  await server.stop();
  jest.useRealTimers();
  await database.drop();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  /** The fingerprint of the server's certificate. */
  certificate: string;
  text: string;
}

function ask(path: string, port = server.port, authority = 'own'): Promise<Answer> {
  const ca = readFileSync(`${folder}/${authority}/ca.crt`);
  return new Promise((resolve, reject) => {
    const request = https.get({ port, path, ca, agent: false }, (response) => {
      const certificate = (response.socket as TLSSocket).getPeerCertificate().fingerprint256;
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, certificate, text }));
    });
    request.on('error', reject);
  });
}

const inFile = () => new X509Certificate(readFileSync(files.certificate)).fingerprint256;

test('API and metrics answer https, by the certificate', async () => {
  const wanted = { status: 200, certificate: inFile() };
  expect(await ask('/health/ready')).toMatchObject(wanted);
  const metrics = await ask('/metrics', server.metricsPort);
  expect(metrics).toMatchObject(wanted);
  const end = Date.parse(new X509Certificate(readFileSync(files.certificate)).validTo) / 1000;
  const [, shown] = /^server_certificate_end_timestamp_seconds\{server="api"\} (.+)$/m.exec(metrics.text)!;
  expect(Number(shown)).toBe(end);
});

test('no port answers http', async () => {
  for (const port of [server.port, server.metricsPort]) {
    const plain = new Promise((resolve, reject) =>
      http.get({ host: '127.0.0.1', port, path: '/health/live', agent: false }, resolve).on('error', reject),
    );
    await expect(plain).rejects.toThrow(/socket hang up|ECONNRESET/);
  }
});

test('a caller that trusts another authority refuses the API', async () => {
  await expect(ask('/health/live', server.port, 'other')).rejects.toThrow(/unable to verify|self-signed/);
});

test('TLS before 1.2 is refused', async () => {
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  const refused = new Promise((resolve, reject) => {
    const socket = connect({ host: 'localhost', port: server.port, rejectUnauthorized: false, ...old });
    socket.on('secureConnect', resolve).on('error', reject);
  });
  await expect(refused).rejects.toMatchObject({ code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' });
});

test('a renewed certificate is taken within a minute, and an unusable one is logged and not taken', async () => {
  const first = inFile();
  makeCertificates('own');
  const second = inFile();
  expect(second).not.toBe(first);
  expect((await ask('/health/live')).certificate).toBe(first);
  jest.advanceTimersByTime(60_000);
  expect((await ask('/health/live')).certificate).toBe(second);
  expect((await ask('/metrics', server.metricsPort)).certificate).toBe(second);

  makeCertificates('own');
  writeFileSync(files.key, readFileSync(`${folder}/own/gateway/tls.key`));
  jest.advanceTimersByTime(60_000);
  expect((await ask('/health/live')).certificate).toBe(second);
  expect(logged.join('')).toContain(
    `API_CERTIFICATE_KEY (${files.key}) is not the key of the first certificate`,
  );
});

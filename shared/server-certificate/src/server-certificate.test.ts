import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readServerCertificate } from './server-certificate';

const folder = mkdtempSync(join(tmpdir(), 'server-certificate-'));
const at = (name: string) => `${folder}/${name}`;
beforeAll(() => {
  const script = `${import.meta.dirname}/../../../docker/internal-tls/make-certificates.sh`;
  execFileSync('sh', [script], { env: { ...process.env, INTERNAL_TLS: folder }, stdio: 'ignore' });
  const sealed = [
    'ec',
    '-in',
    at('api/tls.key'),
    '-aes256',
    '-passout',
    'pass:word',
    '-out',
    at('sealed.key'),
  ];
  execFileSync('openssl', sealed, { stdio: 'ignore' });
  // As a renewal writes it: the certificates of the authorities follow.
  const chain = ['api/tls.crt', 'ca.crt'].map((name) => readFileSync(at(name), 'utf8')).join('');
  writeFileSync(at('chain.crt'), chain);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (certificate?: string, key?: string) =>
  readServerCertificate('API_CERTIFICATE', {
    certificate: certificate && at(certificate),
    key: key && at(key),
  });

it('reads a certificate, also with those above it', () => {
  expect(read('api/tls.crt', 'api/tls.key')).not.toBeNull();
  expect(read('chain.crt', 'api/tls.key')).not.toBeNull();
});

it('is not there where nothing is set', () => {
  expect([read(), read('', '')]).toEqual([null, null]);
});

it.each([
  ['without its key', 'api/tls.crt', undefined, 'API_CERTIFICATE is set without API_CERTIFICATE_KEY.'],
  ['a key alone', undefined, 'api/tls.key', 'API_CERTIFICATE_KEY is set without API_CERTIFICATE.'],
  [
    'a missing file',
    'gone.crt',
    'api/tls.key',
    `API_CERTIFICATE names an unreadable file (ENOENT): ${at('gone.crt')}.`,
  ],
  [
    'a folder for the key',
    'api/tls.crt',
    'api',
    `API_CERTIFICATE_KEY names an unreadable file (EISDIR): ${at('api')}.`,
  ],
  [
    'no certificate',
    'api/tls.key',
    'api/tls.key',
    `API_CERTIFICATE must be a PEM file of certificates, not ${at('api/tls.key')}.`,
  ],
  [
    'a key with a passphrase',
    'api/tls.crt',
    'sealed.key',
    `API_CERTIFICATE_KEY must be a PEM file of a private key without a passphrase, not ${at('sealed.key')}.`,
  ],
  [
    'the key of another certificate',
    'api/tls.crt',
    'gateway/tls.key',
    `API_CERTIFICATE_KEY (${at('gateway/tls.key')}) is not the key of the first certificate in ${at('api/tls.crt')}.`,
  ],
])('refuses %s in one sentence', (_what, certificate, key, sentence) => {
  expect(() => read(certificate, key)).toThrow(expect.objectContaining({ message: sentence }));
});

import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { readSigningKey } from '../../platform/head-destinations/signing-key';
import { makeAuditKey } from './audit-key';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/audit-key-`);
});
afterEach(() => rm(folder, { recursive: true }));

test('makes a key that only its owner may read, and prints the public half', async () => {
  const path = `${folder}/key`;
  const printed = await makeAuditKey([path]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const key = readSigningKey(path);
  const publicKey = createPublicKey(printed);
  expect(verify(null, Buffer.from('text'), publicKey, Buffer.from(key.sign('text'), 'base64'))).toBe(true);
  const der = publicKey.export({ format: 'der', type: 'spki' });
  expect(createHash('sha256').update(der).digest('hex').slice(0, 16)).toBe(key.id);
});

test('keeps a key that exists', async () => {
  const path = `${folder}/key`;
  const printed = await makeAuditKey([path]);
  expect(await makeAuditKey([path])).toBe(printed);
});

test('reads a key from PEM and from base64, and refuses another kind of key', async () => {
  const path = `${folder}/key`;
  await makeAuditKey([path]);
  const pem = await readFile(path, 'utf8');
  const base64 = pem.replace(/-----.*?-----|\n/g, '');
  expect(readSigningKey(pem).id).toBe(readSigningKey(path).id);
  expect(readSigningKey(base64).id).toBe(readSigningKey(path).id);
  await writeFile(path, 'no key');
  expect(() => readSigningKey(path)).toThrow();
  expect(() => readSigningKey(`${folder}/missing`)).toThrow('ENOENT');
});

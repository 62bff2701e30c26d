import fc from 'fast-check';
import { createKeyring } from './keyring';

const keyring = createKeyring(Buffer.alloc(32, 1).toString('base64'));

test('decrypts what it encrypted, and never encrypts to the same text twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string(), async (plain, context) => {
      const sealed = await keyring.encrypt(plain, context);
      expect(await keyring.decrypt(sealed, context)).toBe(plain);
      expect(await keyring.encrypt(plain, context)).not.toBe(sealed);
    }),
  );
});

test('binds a text to its row', async () => {
  const sealed = await keyring.encrypt('secret', 'merchant:private_key:1');
  await expect(keyring.decrypt(sealed, 'merchant:private_key:2')).rejects.toThrow();
});

test('detects any change', async () => {
  const sealed = await keyring.encrypt('secret', 'place');
  const [version, id, text] = sealed.split('.');
  const bytes = Buffer.from(text ?? '', 'base64');
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    const other = `${version}.${id}.${changed.toString('base64')}`;
    await expect(keyring.decrypt(other, 'place')).rejects.toThrow();
  }
  await expect(keyring.decrypt(`${version}.${id}.`, 'place')).rejects.toThrow();
});

test('reports a wrong key without revealing either', async () => {
  const other = createKeyring(Buffer.alloc(32, 2).toString('base64'));
  const sealed = await keyring.encrypt('secret', 'place');
  await expect(other.decrypt(sealed, 'place')).rejects.toThrow(
    'A secret was encrypted with a different KEY_ENCRYPTION_KEY.',
  );
});

test('decrypts with former keys, and encrypts with the current one only', async () => {
  const next = createKeyring(Buffer.alloc(32, 2).toString('base64'), [
    Buffer.alloc(32, 1).toString('base64'),
  ]);
  const old = await keyring.encrypt('secret', 'place');
  expect(await next.decrypt(old, 'place')).toBe('secret');
  expect(next.isCurrent(old)).toBe(false);
  const fresh = await next.encrypt('secret', 'place');
  expect(next.isCurrent(fresh)).toBe(true);
  await expect(keyring.decrypt(fresh, 'place')).rejects.toThrow(/different KEY_ENCRYPTION_KEY/);
});

test('a sealer encrypts no more texts than it was made for', async () => {
  const { encrypt } = await keyring.sealer(2);
  encrypt('one', 'place');
  encrypt('two', 'place');
  expect(() => encrypt('three', 'place')).toThrow(/More texts/);
});

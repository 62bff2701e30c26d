import fc from 'fast-check';
import { createKeyring } from './keyring';

const keyring = createKeyring(Buffer.alloc(32, 1).toString('base64'));

test('decrypts what it encrypted, and never encrypts to the same text twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (plain, context) => {
      const sealed = keyring.encrypt(plain, context);
      expect(keyring.decrypt(sealed, context)).toBe(plain);
      expect(keyring.encrypt(plain, context)).not.toBe(sealed);
    }),
  );
});

test('binds a text to its row', () => {
  const sealed = keyring.encrypt('secret', 'merchant:private_key:1');
  expect(() => keyring.decrypt(sealed, 'merchant:private_key:2')).toThrow();
});

test('detects any change', () => {
  const sealed = keyring.encrypt('secret', 'place');
  const [version, id, text] = sealed.split('.');
  const bytes = Buffer.from(text ?? '', 'base64');
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => keyring.decrypt(`${version}.${id}.${changed.toString('base64')}`, 'place')).toThrow();
  }
  expect(() => keyring.decrypt(`${version}.${id}.`, 'place')).toThrow();
});

test('reports a wrong key without revealing either', () => {
  const other = createKeyring(Buffer.alloc(32, 2).toString('base64'));
  expect(() => other.decrypt(keyring.encrypt('secret', 'place'), 'place')).toThrow(
    'A secret was encrypted with a different KEY_ENCRYPTION_KEY.',
  );
});

test('decrypts with former keys, and encrypts with the current one only', () => {
  const next = createKeyring(Buffer.alloc(32, 2).toString('base64'), [
    Buffer.alloc(32, 1).toString('base64'),
  ]);
  const old = keyring.encrypt('secret', 'place');
  expect(next.decrypt(old, 'place')).toBe('secret');
  expect(next.isCurrent(old)).toBe(false);
  const fresh = next.encrypt('secret', 'place');
  expect(next.isCurrent(fresh)).toBe(true);
  expect(() => keyring.decrypt(fresh, 'place')).toThrow(/different KEY_ENCRYPTION_KEY/);
});

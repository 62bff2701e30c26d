import * as argon2 from '@node-rs/argon2';
import { createPasswordHasher } from './password-hasher';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});
const checked = jest.mocked(argon2.verify);

test('hashes at the cost that OWASP asks for', async () => {
  expect(await createPasswordHasher().hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('verifies its own hashes', async () => {
  const hasher = createPasswordHasher();
  const stored = await hasher.hash('correct horse');
  expect(await hasher.verify(stored, 'correct horse')).toBe(true);
  expect(await hasher.verify(stored, 'wrong horse')).toBe(false);
});

test('a password matches in each form of keyboards, also with a hash of the text as typed', async () => {
  const hasher = createPasswordHasher();
  const forms = ['café ｶﾞ 1', 'cafe\u0301 ガ 1', 'ｃａｆé ガ １'];
  const stored = await hasher.hash(forms[0]!);
  for (const form of forms) expect(await hasher.verify(stored, form)).toBe(true);
  const former = await argon2.hash(forms[2]!);
  expect(await hasher.verify(former, forms[2]!)).toBe(true);
  expect(await hasher.verify(former, forms[1]!)).toBe(false);
  const renewed = await hasher.renewed(former, forms[2]!);
  expect(await hasher.verify(renewed, forms[1]!)).toBe(true);
  expect(await hasher.renewed(renewed!, forms[2]!)).toBeNull();
});

test('no password matches an unknown user', async () => {
  expect(await createPasswordHasher().verify(null, 'the password of nobody')).toBe(false);
});

test('an unknown user costs as much work as a wrong password', async () => {
  const hasher = createPasswordHasher();
  const stored = await hasher.hash('correct horse');
  checked.mockClear();
  await hasher.verify(stored, 'wrong horse');
  await hasher.verify(null, 'wrong horse');
  // The cost of a check is part of the hash that it compares with.
  const costs = checked.mock.calls.map(([against]) => String(against).split('p=')[0]);
  expect(costs).toEqual(['$argon2id$v=19$m=19456,t=2,', '$argon2id$v=19$m=19456,t=2,']);
});

test('queues many checks, and refuses those that would wait too long', async () => {
  const hasher = createPasswordHasher(150);
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.hash('correct horse')));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(60);
  for (const { reason } of refused) expect(reason).toMatchObject({ statusCode: 429, retryAfterSeconds: 1 });
  expect(await hasher.hash('afterwards')).toMatch(/^\$argon2id/);
});

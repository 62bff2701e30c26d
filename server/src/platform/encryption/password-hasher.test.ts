import { createPasswordHasher } from './password-hasher';

test('hashes at the cost that OWASP asks for', async () => {
  expect(await createPasswordHasher().hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('knows its own hashes', async () => {
  const hasher = createPasswordHasher();
  const stored = await hasher.hash('correct horse');
  expect(await hasher.verify(stored, 'correct horse')).toBe(true);
  expect(await hasher.verify(stored, 'wrong horse')).toBe(false);
});

test('no password opens the account of nobody', async () => {
  expect(await createPasswordHasher().verify(null, 'the password of nobody')).toBe(false);
});

test('an unknown user costs as much work as a wrong password', async () => {
  const hasher = createPasswordHasher();
  const stored = await hasher.hash('correct horse');
  await hasher.verify(null, 'warm up');
  // Of the processor alone: how long it waits for one is not the hasher's doing.
  const work = async (against: string | null) => {
    const start = process.cpuUsage();
    for (let round = 0; round < 8; round++) await hasher.verify(against, 'wrong horse');
    return process.cpuUsage(start).user;
  };
  const ratio = (await work(null)) / (await work(stored));
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

test('lets a crowd wait in turn, and sends away whom it could not serve in time', async () => {
  const hasher = createPasswordHasher(150);
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.hash('correct horse')));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(60);
  for (const { reason } of refused) expect(reason).toMatchObject({ statusCode: 429, retryAfterSeconds: 1 });
  expect(await hasher.hash('afterwards')).toMatch(/^\$argon2id/);
});

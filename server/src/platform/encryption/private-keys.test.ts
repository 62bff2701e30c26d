import { createPrivateKey } from 'node:crypto';
import { makePrivateKey } from './make-private-key';
import { createPrivateKeys } from './private-keys';

const turn = () => new Promise((next) => setImmediate(next));

/** Generates keys that are ready when the test ends them. */
function heldKeys() {
  const ends: ((key: string) => void)[] = [];
  let made = 0;
  let max = 0;
  return {
    make: () => {
      const key = new Promise<string>((end) => ends.push(end));
      max = Math.max(max, ends.length);
      return key;
    },
    endOne: async () => {
      ends.shift()?.(`key ${(made += 1)}`);
      await turn();
    },
    begun: () => ends.length,
    max: () => max,
  };
}

test('a key is RSA with 2048 bits, in PKCS#8 on one line', async () => {
  const text = await makePrivateKey();
  const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  expect(key.asymmetricKeyType).toBe('rsa');
  expect(key.asymmetricKeyDetails?.modulusLength).toBe(2048);
});

test('four of 24 concurrent calls of one user wait for a key, and the others are refused with a retry time', async () => {
  const { make, endOne, max } = heldKeys();
  const keys = createPrivateKeys(make);
  const outcomes = Promise.allSettled(Array.from({ length: 24 }, () => keys.take(1)));
  await turn();
  for (let made = 0; made < 4; made += 1) await endOne();
  const settled = await outcomes;
  const refused = settled.filter((outcome) => outcome.status === 'rejected');
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ statusCode: 429, retryAfterSeconds: expect.any(Number) });
  expect(max()).toBe(1);
});

test('another user gets a key while one has used all of their slots', async () => {
  const { make, endOne } = heldKeys();
  const keys = createPrivateKeys(make);
  const first = Promise.allSettled(Array.from({ length: 24 }, () => keys.take(1)));
  const other = keys.take(2);
  await turn();
  for (let made = 0; made < 5; made += 1) await endOne();
  expect(await other).toBe('key 5');
  await first;
});

test('sixteen keys are generated in advance while no call waits', async () => {
  const { make, endOne, begun } = heldKeys();
  const keys = createPrivateKeys(make);
  const first = keys.take(1);
  await endOne();
  expect(await first).toBe('key 1');
  await turn();
  for (let ahead = 0; ahead < 16; ahead += 1) {
    expect(begun()).toBe(1);
    await endOne();
  }
  expect(begun()).toBe(0);
  expect(await keys.take(2)).toMatch(/^key/);
});

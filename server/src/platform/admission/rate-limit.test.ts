import { createRateLimit } from './rate-limit';

test('permits a number of calls in a period for each key, and returns the retry time', () => {
  const a = { caller: { userId: 1 }, ip: '::1' };
  let time = 0;
  const limit = createRateLimit('longBodiesPerUser', () => time);
  for (let call = 0; call < 20; call += 1) limit(a);
  expect(() => limit(a)).toThrow(expect.objectContaining({ statusCode: 429, retryAfterSeconds: 10 }));
  limit({ caller: null, ip: '::1' });
  time = 10_000;
  limit(a);
});

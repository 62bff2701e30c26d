import { createRateLimit } from './rate-limit';

test('lets so many through in a time, each key for itself, and tells when to come back', () => {
  const a = { caller: { userId: 1 }, ip: '::1' };
  let time = 0;
  const limit = createRateLimit('longBodiesPerUser', () => time);
  for (let call = 0; call < 20; call += 1) limit(a);
  expect(() => limit(a)).toThrow(expect.objectContaining({ statusCode: 429, retryAfterSeconds: 10 }));
  limit({ caller: null, ip: '::1' });
  time = 10_000;
  limit(a);
});

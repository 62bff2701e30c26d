import { createRateLimit } from './rate-limit';

test('lets so many through in a time, each key for itself, and tells when to come back', () => {
  let time = 0;
  const limit = createRateLimit('longBodiesPerUser', () => time);
  for (let call = 0; call < 20; call += 1) limit('a');
  expect(() => limit('a')).toThrow(expect.objectContaining({ statusCode: 429, retryAfterSeconds: 10 }));
  limit('b');
  time = 10_000;
  limit('a');
});

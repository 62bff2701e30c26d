import { knownLife, warningAt } from './session-clock';

const life = knownLife(
  { idleSeconds: 1800, idleLimitSeconds: 1800, absoluteSeconds: 7200, provider: null },
  0,
);
const minutes = 60_000;

it.each([
  ['long before', 27 * minutes, null],
  ['two minutes before it ends for idleness', 28 * minutes, { kind: 'idle', endsAt: 30 * minutes }],
  ['after the machine has slept', 40 * minutes, { kind: 'idle', endsAt: 30 * minutes }],
  ['before the end that nothing puts off', 118 * minutes, { kind: 'absolute', endsAt: 120 * minutes }],
])('%s', (_name, now, warning) => {
  expect(warningAt(life, now)).toEqual(warning);
});

it('warns of a short session for a third of it', () => {
  const short = knownLife({ idleSeconds: 30, idleLimitSeconds: 30, absoluteSeconds: 600, provider: null }, 0);
  expect(warningAt(short, 19_000)).toBeNull();
  expect(warningAt(short, 20_000)).toEqual({ kind: 'idle', endsAt: 30_000 });
});

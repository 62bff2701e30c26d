import { isSource, sizeProblems } from './size-problems';

const files = (count: number, lines: number, name: string) =>
  Array.from({ length: count }, (_, at): [string, number] => [`host/src/${name}-${at}.ts`, lines]);

it('allows a tenth of short files, and no more', () => {
  const nine = [...files(9, 15, 'whole'), ...files(1, 14, 'crumb')];
  expect(sizeProblems(new Map(nine))).toEqual([]);
  const [summary, ...named] = sizeProblems(new Map([...nine, ['host/src/planted.ts', 3]]));
  expect(summary).toMatch(/^2 of 11 source files have fewer than 15 lines/);
  expect(named).toEqual(['  3 host/src/planted.ts', '  14 host/src/crumb-0.ts']);
});

it('finds a file that is too long', () => {
  const problems = sizeProblems(new Map([...files(1, 300, 'long'), ...files(1, 301, 'longer')]));
  expect(problems).toEqual(['host/src/longer-0.ts has 301 lines: split it along a noun.']);
});

it('counts no tests, migrations and declarations', () => {
  expect(isSource('host/src/boot/boot.ts')).toBe(true);
  expect(isSource('server/build.mjs')).toBe(true);
  for (const path of ['host/src/boot/root.test.tsx', 'e2e/setup/chromium.ts', 'shared/ui/src/css.d.ts'])
    expect(isSource(path)).toBe(false);
  expect(isSource('server/migrations/0001-x.ts')).toBe(false);
});

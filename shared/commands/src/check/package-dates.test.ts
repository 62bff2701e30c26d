import { lockedIds } from '../sbom/locked-packages';
import { readAgeRule, readDates, youngPackages } from './package-dates';

const WEEK = { minimumReleaseAge: 7 * 24 * 60 };
const now = Date.parse('2026-06-15T12:00:00Z');
const dates = new Map([
  ['old@1.0.0', '2026-06-08'],
  ['young@1.0.0', '2026-06-09'],
  ['@scope/young@2.0.0', '2026-06-15'],
]);

it('names the packages that were published within the time', () => {
  expect(youngPackages([...dates.keys(), 'unknown@1.0.0'], dates, WEEK, now)).toEqual([
    'young@1.0.0 of 2026-06-09',
    '@scope/young@2.0.0 of 2026-06-15',
  ]);
});

it('leaves out what pnpm leaves out: a package, or one version of it', () => {
  const rule = { ...WEEK, minimumReleaseAgeExclude: ['@scope/young', 'young@1.0.0'] };
  expect(youngPackages([...dates.keys()], dates, rule, now)).toEqual([]);
});

it('demands a week, and knows the days of the locked packages without the registry', () => {
  expect(readAgeRule()).toMatchObject(WEEK);
  const known = readDates();
  const share = lockedIds().filter((id) => known.has(id)).length / lockedIds().length;
  // The registry is queried for what was added since the days were last written.
  expect(share).toBeGreaterThan(0.95);
});

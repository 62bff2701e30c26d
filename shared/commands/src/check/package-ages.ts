import { lockedIds } from '../sbom/locked-packages';
import { askDates, readAgeRule, readDates, writeDates, youngPackages } from './package-dates';

const WRITE = 'pnpm exec tsx shared/commands/src/check/package-ages.ts --write';

const ids = lockedIds();
const known = readDates();
const fetched = await askDates(ids.filter((id) => !known.has(id)));
const dates = new Map(
  ids.flatMap((id) => {
    const day = known.get(id) ?? fetched.get(id);
    return day ? [[id, day] as const] : [];
  }),
);
if (process.argv.includes('--write')) writeDates(dates);
else if (fetched.size > 0)
  console.log(`Not in pnpm-lock.dates.json: ${fetched.size} packages. Write it: ${WRITE}`);

const unknown = ids.filter((id) => !dates.has(id));
if (unknown.length > 0)
  console.log(`Not checked, because the registry did not tell their age: ${unknown.join(', ')}`);
const young = youngPackages(ids, dates, readAgeRule(), Date.now());
if (young.length > 0) {
  console.log(`Younger than minimumReleaseAge of pnpm-workspace.yaml: ${young.join(', ')}`);
  process.exitCode = 1;
}

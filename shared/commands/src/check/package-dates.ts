import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { root } from '../workspace';

const path = `${root}/pnpm-lock.dates.json`;
const MINUTE_MS = 60_000;
/** Packages that one run asks the registry for. */
const MAX_LOOKUPS = 50;
const LOOKUPS_AT_ONCE = 4;
const ANSWER_WITHIN_MS = 20_000;

/** Days by id of a package, such as `react@19.3.1`: it was published on that day, or before. */
export type Dates = ReadonlyMap<string, string>;

/** Reads the committed dates: `{"2026-11-22": ["react@19.3.1", …]}`. */
export function readDates(): Dates {
  const days = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string[]>) : {};
  return new Map(Object.entries(days).flatMap(([day, ids]) => ids.map((id) => [id, day] as const)));
}

export function writeDates(dates: Dates): void {
  const days: Record<string, string[]> = {};
  const byDay = [...dates].sort(([one, a], [other, b]) => `${a} ${one}`.localeCompare(`${b} ${other}`));
  for (const [id, day] of byDay) (days[day] ??= []).push(id);
  const lines = Object.entries(days).map(
    ([day, ids]) => `  "${day}": [\n    ${ids.map((id) => JSON.stringify(id)).join(',\n    ')}\n  ]`,
  );
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}

/** The rule by which pnpm chooses versions, in pnpm-workspace.yaml. */
export interface AgeRule {
  minimumReleaseAge: number;
  minimumReleaseAgeExclude?: string[];
}
export const readAgeRule = () => parse(readFileSync(`${root}/pnpm-workspace.yaml`, 'utf8')) as AgeRule;

/** Returns the packages that are younger than the rule allows, with their days. A day counts from its end. */
export function youngPackages(
  ids: readonly string[],
  dates: Dates,
  { minimumReleaseAge, minimumReleaseAgeExclude = [] }: AgeRule,
  now: number,
): string[] {
  const newest = new Date(now - minimumReleaseAge * MINUTE_MS).toISOString().slice(0, 10);
  const isExcluded = (id: string) =>
    minimumReleaseAgeExclude.some((each) => each === id || id.startsWith(`${each}@`));
  return ids.flatMap((id) => {
    const day = dates.get(id);
    return day !== undefined && day > newest && !isExcluded(id) ? [`${id} of ${day}`] : [];
  });
}

async function askDay(id: string): Promise<string | null> {
  const [, name, version] = /^(.+)@(.+)$/.exec(id)!;
  try {
    const given = ['view', name!, 'time', '--json'];
    const { stdout } = await promisify(execFile)('npm', given, { timeout: ANSWER_WITHIN_MS, cwd: root });
    const times = JSON.parse(stdout) as Record<string, string>;
    return times[version!]?.slice(0, 10) ?? null;
  } catch {
    return null;
  }
}

/** Asks the registry for the days of packages, of the first ones where there are many. */
export async function askDates(ids: readonly string[]): Promise<Dates> {
  const waiting = ids.slice(0, MAX_LOOKUPS);
  const found = new Map<string, string>();
  const ask = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const day = await askDay(id);
      if (day) found.set(id, day);
      // Without the registry the first one waits long enough for all.
      else if (found.size === 0) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: LOOKUPS_AT_ONCE }, ask));
  return found;
}

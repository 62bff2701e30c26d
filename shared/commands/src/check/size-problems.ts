/** The minimum length of a source file in lines, with exceptions. */
const MIN_LINES = 15;
/** The maximum share of source files below the minimum: entries required by a tool, and files with many readers. */
const MAX_CRUMB_SHARE = 0.1;
const MAX_LINES = 300;

const SOURCE = /\.(ts|tsx|mjs)$/;
const NO_SOURCE = /\.test\.|fixtures|^e2e\/|\/bench\/|^shared\/testing|\/testing\/|migrations|\.d\.ts$/;

export const isSource = (path: string): boolean => SOURCE.test(path) && !NO_SOURCE.test(path);

/**
 * The problems with the sizes of source files: a file that is too long, or too many that are too short.
 *
 * @param lines the number of lines of each file, by its path
 */
export function sizeProblems(lines: ReadonlyMap<string, number>): string[] {
  const files = [...lines];
  const long = files.filter(([, count]) => count > MAX_LINES);
  const crumbs = files.filter(([, count]) => count < MIN_LINES).sort(([, one], [, other]) => one - other);
  const problems = long.map(([path, count]) => `${path} has ${count} lines: split it along a noun.`);
  if (crumbs.length > files.length * MAX_CRUMB_SHARE)
    problems.push(
      `${crumbs.length} of ${files.length} source files have fewer than ${MIN_LINES} lines, and the limit is a tenth: merge those with few importers into them.`,
      ...crumbs.map(([path, count]) => `  ${count} ${path}`),
    );
  return problems;
}

import { existsSync, readFileSync } from 'node:fs';
import { testTitles } from './test-titles';
import { root } from './workspace';

const ROWS = 146;
const LINE = /^\|\s*(\d+)\s*\|\s*(.*?)\s*\|\s*(\S*)\s*\|\s*(.*?)\s*\|$/gm;
const TEST = /^`([^`›]+) › ([^`]+)`$/;

/**
 * What is wrong with the map of the features, one sentence a problem: each row once, each one that is done shown by a test
 * that runs.
 *
 * @param map the Markdown table
 */
export function featureProblems(map: string): string[] {
  const lines = [...map.matchAll(LINE)].map(([, row, feature, state, tests]) => ({
    row: Number(row),
    feature: feature!,
    state: state!,
    tests: tests!.split('<br>').filter(Boolean),
  }));
  const problems = lines.flatMap(({ row, feature, state, tests }) => {
    const wrong: string[] = [];
    if (row < 1 || row > ROWS) wrong.push('is not one of the rows');
    if (!feature) wrong.push('does not say what it is');
    if (state !== 'done' && state !== 'planned') wrong.push(`is neither done nor planned but ${state}`);
    if (state === 'done' && tests.length === 0) wrong.push('is done and shown by no test');
    wrong.push(...tests.flatMap((test) => testProblem(test) ?? []));
    return wrong.map((problem) => `Row ${row} ${problem}.`);
  });
  for (let row = 1; row <= ROWS; row++) {
    const times = lines.filter((line) => line.row === row).length;
    if (times !== 1) problems.push(`Row ${row} is there ${times} times.`);
  }
  return problems;
}

function testProblem(test: string): string | undefined {
  const [, path, title] = TEST.exec(test) ?? [];
  if (!path || !title) return `names a test that is not \`path › title\`: ${test}`;
  if (!existsSync(`${root}/${path}`)) return `names a file that does not exist: ${path}`;
  if (!isRun(path)) return `names a file that no test runner runs: ${path}`;
  const titles = testTitles(path, readFileSync(`${root}/${path}`, 'utf8'));
  return titles.has(title) ? undefined : `names a test that ${path} does not run: ${title}`;
}

/** Playwright runs the specs, Jest the tests of every package that has a set-up for it. */
function isRun(path: string): boolean {
  if (/^e2e\/specs\/[^/]+\.e2e\.ts$/.test(path)) return true;
  if (!/\.test\.tsx?$/.test(path)) return false;
  const folders = path.split('/').slice(0, -1);
  return folders.some((_folder, at) =>
    existsSync(`${root}/${folders.slice(0, at + 1).join('/')}/jest.config.mjs`),
  );
}

import ts from 'typescript';
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../workspace';

const NAMES = new Set(['it', 'test']);
const OFF = new Set(['skip', 'fixme', 'todo', 'xit', 'xtest', 'xdescribe']);

/**
 * The titles of the tests in a file that run, as they are written there: a title with values in it keeps its `%s` or
 * `${…}`. Tests that are skipped, alone or with their group, are left out.
 */
function testTitles(fileName: string, source: string): Set<string> {
  const titles = new Set<string>();
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, scriptKind(fileName));
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const words = wordsOf(node.expression);
      if (words.some((word) => OFF.has(word))) return;
      const [name = '', ...kinds] = words;
      const title =
        NAMES.has(name) && kinds.every((kind) => kind === 'each') ? titleOf(node, file) : undefined;
      if (title !== undefined && !skipsItself(node)) titles.add(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

function scriptKind(fileName: string): ts.ScriptKind {
  return fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** `test.each([…])` → test, each. */
function wordsOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  return [];
}

/** Playwright's `test.skip()` in the body of a test. */
function skipsItself(node: ts.Node): boolean {
  const isOff = ts.isCallExpression(node) && wordsOf(node.expression).some((word) => OFF.has(word));
  return isOff || ts.forEachChild(node, (child) => skipsItself(child) || undefined) === true;
}

function titleOf(
  { arguments: [first, ...others] }: ts.CallExpression,
  file: ts.SourceFile,
): string | undefined {
  if (!first || others.length === 0) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.getText(file).slice(1, -1) : undefined;
}

const LINE = /^\|\s*(\d+)\s*\|\s*(.*?)\s*\|\s*(\S*)\s*\|\s*(.*?)\s*\|$/gm;
const TEST = /^`([^`›]+) › ([^`]+)`$/;

/**
 * What is wrong with the map of the features, one sentence a problem: rows numbered in order, each one that is done shown by a test
 * that runs.
 *
 * @param map the Markdown table
 */
function featureProblems(map: string): string[] {
  const lines = [...map.matchAll(LINE)].map(([, row, feature, state, tests]) => ({
    row: Number(row),
    feature: feature!,
    state: state!,
    tests: tests!.split('<br>').filter(Boolean),
  }));
  const problems = lines.flatMap(({ row, feature, state, tests }) => {
    const wrong: string[] = [];
    if (!feature) wrong.push('does not say what it is');
    if (state !== 'done' && state !== 'planned') wrong.push(`is neither done nor planned but ${state}`);
    if (state === 'done' && tests.length === 0) wrong.push('is done and shown by no test');
    wrong.push(...tests.flatMap((test) => testProblem(test) ?? []));
    return wrong.map((problem) => `Row ${row} ${problem}.`);
  });
  if (lines.length === 0) problems.push('The map has no rows.');
  for (const [at, { row }] of lines.entries())
    if (row !== at + 1)
      problems.push(`Row ${row} stands where row ${at + 1} belongs: rows are numbered without a gap.`);
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

/** Playwright runs the specs, Jest the tests of every other package. */
function isRun(path: string): boolean {
  return path.startsWith('e2e/') ? /^e2e\/specs\/[^/]+\.e2e\.ts$/.test(path) : /\.test\.tsx?$/.test(path);
}

const problems = featureProblems(readFileSync(`${root}/docs/features.md`, 'utf8'));
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);

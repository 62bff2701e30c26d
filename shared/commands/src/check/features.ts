import ts from 'typescript';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { root } from '../workspace';

const NAMES = new Set(['it', 'test']);
const OFF = new Set(['skip', 'fixme', 'todo', 'xit', 'xtest', 'xdescribe']);

/**
 * Returns the titles of the tests in a file, except skipped ones, as in the source: a title with values keeps its `%s` or `${…}`.
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

/** An area of `docs/features.yaml`. */
interface Area {
  area: string;
  features: Feature[];
}

interface Feature {
  /** Row of the specification; absent for a feature beyond it. */
  row?: number;
  feature: string;
  /** The titles of the tests that show the feature, by file. */
  tests?: Record<string, string[]>;
}

const SPECIFIED_ROWS = 146;

/** Returns one sentence per problem: each row of the specification must occur once, and each feature must have tests that run. */
function featureProblems(features: readonly Feature[]): string[] {
  const problems = features.flatMap(({ feature, tests = {} }) => {
    const wrong = Object.entries(tests).flatMap(([path, titles]) => testProblems(path, titles));
    if (Object.values(tests).flat().length === 0) wrong.push('has no test');
    return wrong.map((problem) => `“${feature}” ${problem}.`);
  });
  for (let row = 1; row <= SPECIFIED_ROWS; row += 1) {
    const { length } = features.filter((feature) => feature.row === row);
    if (length !== 1) problems.push(`Row ${row} of the specification appears ${length} times.`);
  }
  return problems;
}

const titlesByFile = new Map<string, Set<string>>();

function testProblems(path: string, titles: readonly string[]): string[] {
  if (!existsSync(`${root}/${path}`)) return [`names a file that does not exist: ${path}`];
  if (!isRun(path)) return [`names a file that no test runner runs: ${path}`];
  const known = titlesByFile.get(path) ?? testTitles(path, readFileSync(`${root}/${path}`, 'utf8'));
  titlesByFile.set(path, known);
  return titles
    .filter((title) => !known.has(title))
    .map((title) => `names a test that ${path} does not run: ${title}`);
}

/** Whether a runner runs the file: Playwright the specs, Jest the tests of all other packages. */
function isRun(path: string): boolean {
  return path.startsWith('e2e/') ? /^e2e\/specs\/[^/]+\.e2e\.ts$/.test(path) : /\.test\.tsx?$/.test(path);
}

function featureLine({ row, feature }: Feature): string {
  return row === undefined ? `- ${feature}` : `- **${row}** ${feature}`;
}

function featuresPage(areas: readonly Area[]): string {
  const lists = areas.map(({ area, features }) => `## ${area}\n\n${features.map(featureLine).join('\n')}\n`);
  return `# Features

One line a feature, with the number of its row in the specification. [features.yaml](features.yaml) names the tests that show
each; \`tsx shared/commands/src/check/features.ts --write\` writes this page from it, and \`pnpm check\` fails when a row is missing
or a test does not run. Deliberate differences: [specification](specification.md).

${lists.join('\n')}`;
}

const areas = parse(readFileSync(`${root}/docs/features.yaml`, 'utf8')) as Area[];
const path = `${root}/docs/features.md`;
const problems = featureProblems(areas.flatMap(({ features }) => features));
if (process.argv.includes('--write')) writeFileSync(path, featuresPage(areas));
else if (readFileSync(path, 'utf8') !== featuresPage(areas))
  problems.push(
    'docs/features.md differs from docs/features.yaml: pnpm exec tsx shared/commands/src/check/features.ts --write',
  );
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);

import ts from 'typescript';

const NAMES = new Set(['it', 'test']);
const OFF = new Set(['skip', 'fixme', 'todo', 'xit', 'xtest', 'xdescribe']);

/**
 * The titles of the tests in a file that run, as they are written there: a title with values in it keeps its `%s` or
 * `${…}`. Tests that are skipped, alone or with their group, are left out.
 */
export function testTitles(fileName: string, source: string): Set<string> {
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

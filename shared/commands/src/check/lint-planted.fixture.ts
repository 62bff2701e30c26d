import { execFileSync } from 'node:child_process';
import { root } from '../workspace';

/** ESLint runs in a process of its own, because Jest cannot load its configuration, an ES module. */
const linting = (rule: string, filePath: string) => `
  import { ESLint } from 'eslint';
  import { text } from 'node:stream/consumers';
  const eslint = new ESLint();
  const found = [];
  for (const planted of JSON.parse(await text(process.stdin))) {
    const [{ messages }] = await eslint.lintText(planted, { filePath: '${filePath}' });
    found.push(messages.filter(({ ruleId }) => ruleId === '${rule}').map(({ message }) => message));
  }
  console.log(JSON.stringify(found));`;

/** Returns the messages of a rule for each text, linted as a file with this path. */
export function lintPlanted(rule: string, filePath: string, texts: readonly string[]): string[][] {
  const found = execFileSync(process.execPath, ['--input-type=module', '--eval', linting(rule, filePath)], {
    cwd: root,
    encoding: 'utf8',
    input: JSON.stringify(texts),
  });
  return JSON.parse(found) as string[][];
}

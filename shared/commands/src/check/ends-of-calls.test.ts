import { execFileSync } from 'node:child_process';
import { root } from '../workspace';

const texts = [
  `reply.raw.once('close', leave);`,
  `response.on('aborted', leave);`,
  `await once(reply.raw, 'close');`,
  `reply.send(rows.pipe(compressor));`,
  `atEndOfCall(reply.raw, leave);`,
  `parser.once('finish', resolve);`,
  `z.pipe(z.string(), z.int());`,
];

/** Jest cannot load the configuration, which is an ES module, so ESLint runs in a process of its own. */
const linting = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const counts = [];
  for (const text of ${JSON.stringify(texts)}) {
    const [{ messages }] = await eslint.lintText(text, { filePath: 'server/src/areas/planted.ts' });
    counts.push(messages.filter(({ ruleId }) => ruleId === 'backoffice/end-of-call').length);
  }
  console.log(JSON.stringify(counts));`;

test('lint refuses other ends of calls than atEndOfCall, and streams that are joined without their failures', () => {
  const counts = execFileSync(process.execPath, ['--input-type=module', '--eval', linting], { cwd: root });
  expect(JSON.parse(String(counts))).toEqual([1, 1, 1, 1, 0, 0, 0]);
}, 60_000);

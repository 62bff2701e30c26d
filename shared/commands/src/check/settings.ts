import { readFileSync, writeFileSync } from 'node:fs';
import { settingDescriptions } from 'server/setting-meanings';
import { root } from '../workspace';

const BEGIN = '<!-- table of the API -->\n';
const END = '<!-- end -->';

const rows = settingDescriptions().map(
  ({ name, meaning, default: fallback }) => `| \`${name}\` | ${meaning} | ${fallback} |`,
);
const table = `\n| name | meaning | default |\n| --- | --- | --- |\n${rows.join('\n')}\n\n`;

const path = `${root}/docs/settings.md`;
const page = readFileSync(path, 'utf8');
const [before, rest] = page.split(BEGIN);
const [, after] = (rest ?? '').split(END);
if (after === undefined) throw new Error(`docs/settings.md lacks ${BEGIN.trim()} … ${END}.`);
const written = `${before!}${BEGIN}${table}${END}${after}`;

if (process.argv.includes('--write')) {
  writeFileSync(path, written);
} else if (page !== written) {
  console.log('docs/settings.md differs from the settings of the API.');
  console.log('Write it: pnpm exec tsx shared/commands/src/check/settings.ts --write');
  process.exit(1);
}

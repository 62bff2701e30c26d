import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DESCRIBED, namesIn } from '../host-modules/described-names.mjs';
import { kitFolder } from '../kit-folder.mjs';

/** An export of the host that would break a remote which was built against an earlier one. */
export interface ChangedExport {
  request: string;
  name: string;
  /** The compiler's message; its first lines. */
  reason: string;
}

/** Remotes read atoms: a further field in the value of one breaks none, though it could not be written by them. */
const PRELUDE = `import type { Atom } from 'jotai';\ntype Given<T> = T extends Atom<infer Value> ? Value : T;\n`;
const LINES_BEFORE = PRELUDE.split('\n').length;

const ERROR = /^compare\.ts\((\d+),\d+\): error TS\d+: ([^\n]*(?:\n\s[^\n]*)*)/gm;
const LINES_OF_REASON = 4;

/** Returns what the compiler prints about a file in a folder. */
function compile(folder: string): string {
  const compiler = createRequire(import.meta.url).resolve('typescript-native/package.json');
  const program = compiler.replace('package.json', 'bin/tsc');
  try {
    return execFileSync(process.execPath, [program, '-p', '.', '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/**
 * Returns the exports of an earlier host that the present one lacks or gives in another shape: a value of the present type could
 * not replace one of the earlier type. Types alone are not compared, since a built remote contains none.
 *
 * @param before the description of the earlier host
 * @param now the description of the present one
 */
export function changedExports(before: string, now: string): ChangedExport[] {
  const exported = Object.entries(namesIn(before)).flatMap(([request, names]) =>
    names.map((name) => ({ request, name })),
  );
  // The imported packages are found from the kit's folder only.
  const folder = mkdtempSync(`${kitFolder}/.compared-`);
  const write = (file: string, text: string) => writeFileSync(`${folder}/${file}`, text);
  const typeOf = (host: string, { request, name }: (typeof exported)[number]) =>
    `Given<typeof import('${host}:${request}').${name}>`;
  try {
    for (const [host, text] of Object.entries({ before, now }))
      write(`${host}.d.ts`, text.replaceAll(`'${DESCRIBED}`, `'${host}:`));
    write(
      'compare.ts',
      PRELUDE +
        exported
          .map(
            (each, i) => `export const e${i}: ${typeOf('before', each)} = null! as ${typeOf('now', each)};\n`,
          )
          .join(''),
    );
    const files = ['before.d.ts', 'now.d.ts', 'compare.ts'];
    write('tsconfig.json', JSON.stringify({ extends: `${kitFolder}/tsconfig.remote.json`, files }));
    const reasons = new Map<number, string>();
    for (const [, line, reason] of compile(folder).matchAll(ERROR))
      if (!reasons.has(Number(line))) reasons.set(Number(line), reason!);
    return [...reasons].map(([line, reason]) => ({
      ...exported[line - LINES_BEFORE]!,
      reason: reason.split('\n').slice(0, LINES_OF_REASON).join('\n'),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../workspace';
import { isSource, sizeProblems } from './size-problems';

/** The source files that git tracks, and new ones that it does not ignore. */
function sourceFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git does not list the files: ${stderr}`);
  return stdout.split('\0').filter((path) => isSource(path) && existsSync(`${root}/${path}`));
}

const linesOf = (path: string) => readFileSync(`${root}/${path}`, 'utf8').split('\n').length - 1;

const problems = sizeProblems(new Map(sourceFiles().map((path) => [path, linesOf(path)])));
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);

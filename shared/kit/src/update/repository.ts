import { execFileSync } from 'node:child_process';

/** The Git repository around a remote's folder. */
export interface Repository {
  /** Whether each file is committed or ignored. */
  isClean(): boolean;
  /** Commits all changes of the folder. Returns whether there were any. */
  commitAll(subject: string): boolean;
}

/** @throws {Error} if the folder is in no repository */
export function repositoryAt(folder: string): Repository {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const isClean = () => git('status', '--porcelain', '--', '.') === '';
  try {
    isClean();
  } catch {
    throw new Error('An update is made of commits: create a Git repository first, with git init.');
  }
  return {
    isClean,
    commitAll(subject) {
      git('add', '--all', '--', '.');
      if (isClean()) return false;
      git('commit', '--quiet', '--message', subject, '--', '.');
      return true;
    },
  };
}

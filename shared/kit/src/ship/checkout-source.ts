import { spawnSync } from 'node:child_process';
import type { ReleaseSource } from '@backoffice/contract';

/** Returns a web address of a repository, without credentials; undefined if it has none. */
export function webAddress(remote: string): string | undefined {
  const [, host, path] =
    /^(?:https:\/\/|ssh:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+(?=\/))?[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  return host?.includes('.') && path && !remote.startsWith('http:') ? `https://${host}/${path}` : undefined;
}

/** Returns the address of the running job of GitHub Actions or GitLab. */
function runOf(env: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL } = env;
  const run = GITHUB_RUN_ID
    ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
    : CI_JOB_URL;
  return run?.startsWith('https://') ? run : undefined;
}

/**
 * Returns where a release is built from, for the audit log: commit, author and repository by Git, and the run of GitHub Actions or
 * GitLab. The commit is left out while the folder has uncommitted changes.
 */
export function checkoutSource(folder: string, env: NodeJS.ProcessEnv): ReleaseSource {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const isCommitted = git('status', '--porcelain', '--', '.') === '';
  const found = {
    commit: isCommitted ? git('rev-parse', 'HEAD') : undefined,
    author: isCommitted ? git('log', '-1', '--format=%an') : git('config', 'user.name'),
    repository: webAddress(git('remote', 'get-url', 'origin') ?? ''),
    run: runOf(env),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

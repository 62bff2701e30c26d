import { readFileSync } from 'node:fs';

/**
 * Returns the environment including settings given by files, as secrets of containers are: `KEY_ENCRYPTION_KEY_FILE` names the
 * file that contains `KEY_ENCRYPTION_KEY`. An empty variable counts as not set, because docker-compose passes unset variables
 * on as empty ones.
 *
 * @returns the settings, and the problems of the files: one sentence each, without their content
 */
export function withSettingFiles(
  env: NodeJS.ProcessEnv,
  names: readonly string[],
): { given: Record<string, string>; problems: string[] } {
  const given: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const value = env[name];
    const file = env[`${name}_FILE`];
    if (value) given[name] = value;
    if (!file) continue;
    if (value) {
      problems.push(`${name} and ${name}_FILE are both set: keep one.`);
      continue;
    }
    try {
      const text = readFileSync(file, 'utf8').trim();
      if (text) given[name] = text;
      else problems.push(`${name}_FILE names an empty file: ${file}.`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      problems.push(`${name}_FILE names an unreadable file (${code ?? 'unknown'}): ${file}.`);
    }
  }
  return { given, problems };
}

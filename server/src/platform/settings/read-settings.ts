import type * as z from 'zod/mini';
import { withSettingFiles } from './with-setting-files';

/** Reports the problems of the settings, one sentence each. */
export class SettingsError extends Error {
  override name = 'SettingsError';

  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

export interface Reading<T> {
  /** Null when there are problems. */
  values: T | null;
  problems: string[];
}

/** Reads settings from the environment and from files; the problems include those of the files. */
export function readSettings<S extends z.ZodMiniObject>(
  shape: S,
  env: NodeJS.ProcessEnv,
): Reading<z.output<S>> {
  const { given, problems } = withSettingFiles(env, Object.keys(shape.shape));
  const unread = new Set(problems.map((sentence) => sentence.split(/_FILE| /)[0]));
  const result = shape.safeParse(given);
  if (result.success && problems.length === 0) return { values: result.data, problems };
  // A setting whose file is wrong is not reported as missing, too.
  const issues = (result.error?.issues ?? []).filter(({ path }) => !unread.has(String(path[0])));
  return { values: null, problems: [...new Set([...problems, ...issues.map(({ message }) => message)])] };
}

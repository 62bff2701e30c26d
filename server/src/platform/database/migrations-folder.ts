import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Beside the built server's files, or at the package's root when the source runs. */
export const migrationsFolder =
  [join(here, 'migrations'), join(here, '..', '..', '..', 'migrations')].find(existsSync) ?? '';

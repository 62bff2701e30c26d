/** Migrations of earlier releases that a baseline replaces, as the `.replaces.json` beside the baseline lists them: docs/decisions/0026. */
export interface Replaced {
  /** The last release that has them; an older database is upgraded to it first. */
  release: string;
  /** Their checksums by name. */
  migrations: Record<string, string>;
}

interface Known {
  name: string;
  checksum: string;
  /** Undefined for a migration that is not a baseline. */
  replaces: Replaced | undefined;
}

/** Returns the checksums of all migrations that a release knows, by name: its own, and those that a baseline replaces. */
export function checksumsOf(migrations: readonly Known[]): Map<string, string> {
  return new Map(
    migrations.flatMap(({ name, checksum, replaces }) => [
      [name, checksum] as const,
      ...Object.entries(replaces?.migrations ?? {}),
    ]),
  );
}

/**
 * Returns the release to which a schema must be upgraded before this one can use it; undefined when the schema has everything
 * that the baseline creates.
 *
 * @param applied names of the migrations that have run
 */
export function releaseToPass(
  migrations: readonly Known[],
  applied: ReadonlySet<string>,
): string | undefined {
  const older = migrations.find(
    ({ name, replaces }) =>
      replaces && !applied.has(name) && Object.keys(replaces.migrations).some((old) => !applied.has(old)),
  );
  return older?.replaces?.release;
}

import type { FieldChange, ReleaseSource } from '@backoffice/contract';

/** Returns for the audit log where a release was built from. */
export const sourceChanges = (source: ReleaseSource | null | undefined): FieldChange[] =>
  Object.entries(source ?? {}).map(([field, to]) => ({ field, from: null, to }));

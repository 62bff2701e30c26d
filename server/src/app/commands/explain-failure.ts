import { SettingsError } from '../../platform/settings/settings';

/** An error as a person at a terminal reads it: one sentence a line, no stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof SettingsError) return error.problems.join('\n');
  // A name with several addresses fails with one error for each, and without a message of its own.
  if (error instanceof AggregateError && error.message === '') return explainFailure(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

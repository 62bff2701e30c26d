import { formatList } from '@backoffice/i18n/format-list';
import { formatNumber, type GetText } from '@backoffice/i18n';
import { fileEndings, type ReadFailure } from '@backoffice/spreadsheet';
import type { ImportText } from './messages';
import { importLimits, MAX_IMPORT_MEGABYTES } from './read-known-table';

const keys = {
  'wrong-ending': 'import.failure.wrong-ending',
  'too-large': 'import.failure.too-large',
  empty: 'import.failure.empty',
  'other-content': 'import.failure.other-content',
  damaged: 'import.failure.damaged',
  protected: 'import.failure.protected',
  'unpacks-too-large': 'import.failure.unpacks-too-large',
  'too-many-rows': 'import.failure.too-many-rows',
  'too-many-columns': 'import.failure.too-many-columns',
  'unknown-encoding': 'import.failure.unknown-encoding',
  'too-slow': 'import.failure.too-slow',
  'reader-failed': 'import.failure.reader-failed',
} as const satisfies Record<ReadFailure, ImportText>;

export const limitParams = () => ({
  endings: formatList(
    fileEndings.map((ending) => `.${ending}`),
    { type: 'disjunction' },
  ),
  megabytes: formatNumber(MAX_IMPORT_MEGABYTES),
  rows: formatNumber(importLimits.maxRows),
  columns: formatNumber(importLimits.maxColumns),
});

/** Returns the message for a file that was not read. */
export function failureText(failure: ReadFailure, text: GetText<ImportText>): string {
  return text(keys[failure], limitParams());
}

import { formatNumber, type GetText } from '@backoffice/i18n';
import type { ReadFailure } from '@backoffice/spreadsheet';
import type { DocumentsText } from '../documents-messages';
import { uploadLimits } from './upload-limits';

/** Why nothing is shown: the reader's reason, or that there was more than one file. */
export type UploadFailure = ReadFailure | 'several';

const keys = {
  several: 'documents.upload.one',
  'wrong-ending': 'documents.upload.ending',
  'too-large': 'documents.upload.large',
  empty: 'documents.upload.empty',
  'other-content': 'documents.upload.unreadable',
  damaged: 'documents.upload.unreadable',
  protected: 'documents.upload.unreadable',
  'unknown-encoding': 'documents.upload.unreadable',
  'unpacks-too-large': 'documents.upload.too-much',
  'too-many-rows': 'documents.upload.too-much',
  'too-many-columns': 'documents.upload.too-much',
  'too-slow': 'documents.upload.failed',
  'reader-failed': 'documents.upload.failed',
} as const satisfies Record<UploadFailure, DocumentsText>;

export function uploadFailureText(failure: UploadFailure, text: GetText<DocumentsText>): string {
  const { maxRows, maxColumns } = uploadLimits;
  return text(keys[failure], { rows: formatNumber(maxRows), columns: formatNumber(maxColumns) });
}

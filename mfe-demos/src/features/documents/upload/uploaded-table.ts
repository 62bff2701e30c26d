import {
  fileEndings,
  type ReadFailure,
  type ReadLimits,
  ReadRefusal,
  readTable,
  type Table,
} from '@backoffice/spreadsheet';
import { formatNumber, type GetText } from '@backoffice/i18n';
import { useEffect, useRef, useState } from 'react';
import type { DocumentsText } from '../documents-messages';

const MEGABYTE = 2 ** 20;

/** What is shown here: files under one megabyte. */
const uploadLimits: ReadLimits = {
  endings: fileEndings,
  maxBytes: MEGABYTE - 1,
  maxRows: 20_000,
  maxColumns: 50,
};

/** Why nothing is shown: the reader's reason, or that there was more than one file. */
type UploadFailure = ReadFailure | 'several';

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

export interface UploadedTable {
  /** Counts the files that were read. */
  turn: number;
  name: string;
  table: Table;
}

/** Reads the file that the user gives; the last one given counts, and a refusal leaves the table that was there. */
export function useUploadedTable() {
  const [reading, setReading] = useState<string | null>(null);
  const [failure, setFailure] = useState<UploadFailure | null>(null);
  const [uploaded, setUploaded] = useState<UploadedTable | null>(null);
  const latest = useRef<AbortController>(null);
  useEffect(() => () => latest.current?.abort(), []);

  const take = async (files: readonly File[]): Promise<void> => {
    const [file, ...others] = files;
    if (!file) return;
    const controller = new AbortController();
    latest.current?.abort();
    latest.current = controller;
    setReading(null);
    if (others.length > 0) {
      setFailure('several');
      return;
    }
    setFailure(null);
    setReading(file.name);
    try {
      const table = await readTable(file, uploadLimits, controller.signal);
      if (!controller.signal.aborted) {
        setUploaded((before) => ({ turn: (before?.turn ?? 0) + 1, name: file.name, table }));
      }
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ReadRefusal)) console.error('The file could not be read.', error);
      setFailure(error instanceof ReadRefusal ? error.failure : 'reader-failed');
    }
    if (!controller.signal.aborted) setReading(null);
  };
  return { reading, failure, uploaded, take };
}

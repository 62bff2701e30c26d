import { readTable, ReadRefusal, type Table } from '@backoffice/spreadsheet';
import { useEffect, useRef, useState } from 'react';
import type { UploadFailure } from './upload-failure';
import { uploadLimits } from './upload-limits';

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

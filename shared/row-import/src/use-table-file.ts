import type { Language } from '@backoffice/i18n';
import {
  fileEndings,
  readTable,
  ReadRefusal,
  type ReadFailure,
  type ReadLimits,
  type Table,
} from '@backoffice/spreadsheet';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { AnyDeclaration } from './import-declaration';
import { knownNames, type KnownField } from './known-names';
import { withoutExample } from './template';

const MEGABYTE = 2 ** 20;
export const MAX_IMPORT_MEGABYTES = 5;

/** What a file may hold. More rows than these take the server many minutes, and are better given to those who run it. */
export const importLimits: ReadLimits = {
  endings: fileEndings,
  maxBytes: MAX_IMPORT_MEGABYTES * MEGABYTE,
  maxRows: 10_000,
  maxColumns: 100,
};

export interface TableFile {
  name: string;
  table: Table;
  fields: readonly KnownField[];
}

type Reading = { name: string; failure?: ReadFailure } | null;

/** Reads the file that the user chooses; the last one chosen counts. */
export function useTableFile(declaration: AnyDeclaration, language: Language) {
  const [reading, setReading] = useState<Reading>(null);
  const [file, setFile] = useState<TableFile | null>(null);
  const latest = useRef<AbortController>(null);
  useEffect(() => () => latest.current?.abort(), []);

  const read = async (chosen: File) => {
    const { name } = chosen;
    const controller = new AbortController();
    latest.current?.abort();
    latest.current = controller;
    setReading({ name });
    try {
      const [table, fields] = await Promise.all([
        readTable(chosen, importLimits, controller.signal),
        knownNames(declaration, language),
      ]);
      controller.signal.throwIfAborted();
      const rows = withoutExample(table, fields, declaration.template.example);
      if (rows.length === 0) throw new ReadRefusal('empty');
      // What is shown of it is put together in small steps, between which the page goes on.
      startTransition(() => {
        setFile({ name, table: { ...table, rows }, fields });
        setReading(null);
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ReadRefusal)) console.error(error);
      setReading({ name, failure: error instanceof ReadRefusal ? error.failure : 'reader-failed' });
    }
  };
  const forget = () => {
    latest.current?.abort();
    setReading(null);
    setFile(null);
  };
  return { reading, file, read, forget };
}

import type { Language } from '@backoffice/i18n';
import { readTable, ReadRefusal, type ReadFailure, type Table } from '@backoffice/spreadsheet';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { AnyDeclaration } from './import-declaration';
import { importLimits } from './import-limits';
import { knownNames, type KnownField } from './known-names';

export interface TableFile {
  name: string;
  table: Table;
  known: ReadonlyMap<string, KnownField>;
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
      const [table, known] = await Promise.all([
        readTable(chosen, importLimits, controller.signal),
        knownNames(declaration, language),
      ]);
      controller.signal.throwIfAborted();
      // What is shown of it is put together in small steps, between which the page goes on.
      startTransition(() => {
        setFile({ name, table, known });
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

import type { Language } from '@backoffice/i18n';
import {
  cellText,
  fileEndings,
  readTable,
  ReadRefusal,
  type ReadChoices,
  type ReadFailure,
  type ReadLimits,
  type Table,
} from '@backoffice/spreadsheet';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { AnyDeclaration } from './import-declaration';
import { guessMapping, knownNames, type KnownField } from './known-names';
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
  source: File;
  choices: ReadChoices;
  table: Table;
  fields: readonly KnownField[];
}

type Reading = { name: string; failure?: ReadFailure } | null;

/** Reads a file; the header is the first of those rows that name the most fields. */
async function readKnown(
  source: File,
  choices: ReadChoices,
  fields: readonly KnownField[],
  signal: AbortSignal,
): Promise<Table> {
  const table = await readTable(source, importLimits, choices, signal);
  if (choices.headerRow !== undefined) return table;
  const known = (headers: readonly string[]) => Object.keys(guessMapping(headers, fields)).length;
  const counts = table.firstRows.map(({ cells }) => known(cells.map(cellText)));
  const most = Math.max(...counts);
  const headerRow = table.firstRows[counts.indexOf(most)]?.number;
  if (most <= known(table.headers) || table.rows.at(-1)?.number === headerRow) return table;
  return readTable(source, importLimits, { ...choices, headerRow }, signal);
}

/** Reads the file that the user chooses; the last one chosen counts. */
export function useTableFile(declaration: AnyDeclaration, language: Language) {
  const [reading, setReading] = useState<Reading>(null);
  const [file, setFile] = useState<TableFile | null>(null);
  const latest = useRef<AbortController>(null);
  useEffect(() => () => latest.current?.abort(), []);

  const read = async (source: File, choices: ReadChoices = {}) => {
    const { name } = source;
    const controller = new AbortController();
    latest.current?.abort();
    latest.current = controller;
    setReading({ name });
    try {
      const fields = await knownNames(declaration, language);
      const table = await readKnown(source, { language, ...choices }, fields, controller.signal);
      controller.signal.throwIfAborted();
      const rows = withoutExample(table, fields, declaration.template.example);
      if (rows.length === 0) throw new ReadRefusal('empty');
      // What is shown of it is put together in small steps, between which the page goes on.
      startTransition(() => {
        setFile({ name, source, choices, table: { ...table, rows }, fields });
        setReading(null);
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ReadRefusal)) console.error(error);
      setReading({ name, failure: error instanceof ReadRefusal ? error.failure : 'reader-failed' });
    }
  };
  const readAgain = (changed: ReadChoices) => file && read(file.source, { ...file.choices, ...changed });
  const forget = () => {
    latest.current?.abort();
    setReading(null);
    setFile(null);
  };
  return { reading, file, read, readAgain, forget };
}

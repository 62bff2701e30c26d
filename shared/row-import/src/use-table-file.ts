import type { Language } from '@backoffice/i18n';
import { ReadRefusal, type ReadChoices, type ReadFailure, type Table } from '@backoffice/spreadsheet';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { AnyDeclaration } from './import-declaration';
import { knownNames, type KnownField } from './known-names';
import { readKnownTable } from './read-known-table';
import { withoutExample } from './template';

export interface TableFile {
  name: string;
  source: File;
  choices: ReadChoices;
  table: Table;
  fields: readonly KnownField[];
}

type Reading = { name: string; failure?: ReadFailure } | null;

/** Reads the file that the user chooses; a later choice replaces an earlier one. */
export function useTableFile(declaration: AnyDeclaration, language: Language) {
  const [reading, setReading] = useState<Reading>(null);
  const [file, setFile] = useState<TableFile | null>(null);
  const latest = useRef<AbortController>(null);
  useEffect(() => () => latest.current?.abort(), []);
  const labelled = useRef(language);
  // The labels of a file that was read in another language.
  useEffect(() => {
    if (labelled.current === language) return;
    labelled.current = language;
    knownNames(declaration, language)
      .then((fields) => setFile((before) => before && { ...before, fields }))
      .catch(console.error);
  }, [declaration, language]);

  const read = async (source: File, choices: ReadChoices = {}) => {
    const { name } = source;
    const controller = new AbortController();
    latest.current?.abort();
    latest.current = controller;
    setReading({ name });
    try {
      const fields = await knownNames(declaration, language);
      const table = await readKnownTable(source, { language, ...choices }, fields, controller.signal);
      controller.signal.throwIfAborted();
      const rows = withoutExample(table, fields, declaration.template.example);
      if (rows.length === 0) throw new ReadRefusal('empty');
      // A transition renders the preview in small steps, so that the page stays responsive.
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

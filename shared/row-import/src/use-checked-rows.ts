import { useLanguage } from '@backoffice/i18n';
import { startTransition, useEffect, useState } from 'react';
import { type CheckedRow, checkRows } from './check-rows';
import type { ColumnMapping } from './known-names';
import type { Conventions, FileConventions } from './values/conventions';
import type { AnyDeclaration } from './import-declaration';
import type { TableFile } from './use-table-file';

interface Checked {
  table: TableFile['table'];
  mapping: ColumnMapping;
  chosen: Conventions;
  attempt: number;
  /** The checked rows; null when checking failed. */
  rows: readonly CheckedRow[] | null;
  ambiguous: FileConventions['ambiguous'];
}

/** Checks the rows of a file by the rules and a mapping, with problems in the language of the interface. */
export function useCheckedRows(
  declaration: AnyDeclaration,
  { table, fields }: TableFile,
  mapping: ColumnMapping,
  chosen: Conventions,
) {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (outcome: Pick<Checked, 'rows' | 'ambiguous'>) => {
      if (signal.aborted) return;
      startTransition(() => setChecked({ table, mapping, chosen, attempt, ...outcome }));
    };
    checkRows(table.rows, { declaration, fields, mapping, chosen }, signal).then(settle, (error: unknown) => {
      if (!signal.aborted) console.error(error);
      settle({ rows: null, ambiguous: [] });
    });
    return () => controller.abort();
  }, [declaration, table, fields, mapping, chosen, attempt, language]);
  const isCurrent = checked?.mapping === mapping && checked.chosen === chosen && checked.attempt === attempt;
  const current = isCurrent ? checked : null;
  return {
    /** The checked rows; null while checking and when it failed. */
    rows: current?.rows ?? null,
    /** The questions to the user about the file; they stay while the rows are checked again. */
    ambiguous: checked?.table === table ? checked.ambiguous : [],
    hasFailed: current !== null && current.rows === null,
    retry: () => setAttempt(attempt + 1),
  };
}

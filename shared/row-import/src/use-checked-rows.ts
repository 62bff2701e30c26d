import { useLanguage } from '@backoffice/i18n';
import { startTransition, useEffect, useState } from 'react';
import { type CheckedRow, checkRows } from './check-rows';
import type { ColumnMapping } from './known-names';
import type { AnyDeclaration } from './import-declaration';
import type { TableFile } from './use-table-file';

interface Checked {
  mapping: ColumnMapping;
  attempt: number;
  /** Null when they could not be checked. */
  rows: readonly CheckedRow[] | null;
}

/** The rows by the rules and a mapping, with their mistakes in the language of the interface. */
export function useCheckedRows(
  declaration: AnyDeclaration,
  { table, fields }: TableFile,
  mapping: ColumnMapping,
) {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (rows: Checked['rows']) => {
      if (!signal.aborted) startTransition(() => setChecked({ mapping, attempt, rows }));
    };
    checkRows(table.rows, { declaration, fields, mapping }, signal).then(settle, (error: unknown) => {
      if (!signal.aborted) console.error(error);
      settle(null);
    });
    return () => controller.abort();
  }, [declaration, table, fields, mapping, attempt, language]);
  const current = checked?.mapping === mapping && checked.attempt === attempt ? checked : null;
  return {
    /** Null while they are being checked, and when they could not be. */
    rows: current?.rows ?? null,
    hasFailed: current !== null && current.rows === null,
    retry: () => setAttempt(attempt + 1),
  };
}

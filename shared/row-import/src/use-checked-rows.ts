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
  /** Null when they could not be checked. */
  rows: readonly CheckedRow[] | null;
  asked: FileConventions['asked'];
}

/** The rows by the rules and a mapping, with their mistakes in the language of the interface. */
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
    const settle = (outcome: Pick<Checked, 'rows' | 'asked'>) => {
      if (signal.aborted) return;
      startTransition(() => setChecked({ table, mapping, chosen, attempt, ...outcome }));
    };
    checkRows(table.rows, { declaration, fields, mapping, chosen }, signal).then(settle, (error: unknown) => {
      if (!signal.aborted) console.error(error);
      settle({ rows: null, asked: [] });
    });
    return () => controller.abort();
  }, [declaration, table, fields, mapping, chosen, attempt, language]);
  const isCurrent = checked?.mapping === mapping && checked.chosen === chosen && checked.attempt === attempt;
  const current = isCurrent ? checked : null;
  return {
    /** Null while they are being checked, and when they could not be. */
    rows: current?.rows ?? null,
    /** What the user is asked of the file; a question stays while its answer is checked. */
    asked: checked?.table === table ? checked.asked : [],
    hasFailed: current !== null && current.rows === null,
    retry: () => setAttempt(attempt + 1),
  };
}

import { useEffect, useState } from 'react';
import type { CheckedRow } from './check-row';
import { checkRows } from './check-rows';
import type { ColumnMapping } from './column-mapping';
import type { AnyDeclaration } from './import-declaration';
import type { TableFile } from './use-table-file';

interface Checked {
  mapping: ColumnMapping;
  rows: readonly CheckedRow[];
}

/** The rows by the rules and a mapping; null while they are being checked. */
export function useCheckedRows(
  declaration: AnyDeclaration,
  { table, known }: TableFile,
  mapping: ColumnMapping,
): readonly CheckedRow[] | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    checkRows(table.rows, { declaration, known, mapping }, controller.signal).then(
      (rows) => !controller.signal.aborted && setChecked({ mapping, rows }),
      (error: unknown) => !controller.signal.aborted && console.error(error),
    );
    return () => controller.abort();
  }, [declaration, table, known, mapping]);
  return checked?.mapping === mapping ? checked.rows : null;
}

import type { Sheet, SheetRow } from '@backoffice/charts';
import { formatNumber } from '@backoffice/i18n';
import { DataTable, type Column } from '@backoffice/ui/list';
import { useMemo } from 'react';

/** The same figures as the chart. */
export function ChartTable({ label, sheet: { head, columns, rows } }: { label: string; sheet: Sheet }) {
  const shown = useMemo(
    (): Column<SheetRow>[] => [
      { key: 'label', header: head, width: 120, cell: (row) => row.label },
      ...columns.map(({ key, label: header }, at): Column<SheetRow> => ({
        key,
        header,
        width: 110,
        align: 'end',
        cell: ({ values }) => formatNumber(values[at]!),
      })),
    ],
    [columns, head],
  );
  return <DataTable caption={label} columns={shown} rowKey={(row) => row.label} rows={rows} state="rows" />;
}

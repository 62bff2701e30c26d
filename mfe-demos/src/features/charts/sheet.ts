export interface SheetColumn {
  key: string;
  label: string;
  colour: string;
  /** How it is drawn. */
  kind: 'bar' | 'line';
}

export interface SheetRow {
  label: string;
  /** One for each column. */
  values: readonly number[];
}

/** What a chart draws and a table says. */
export interface Sheet {
  /** What the rows are. */
  head: string;
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
}

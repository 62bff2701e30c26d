/** Cards lay rows and cells out as blocks, which takes their meaning away in some browsers: these say it again. */
export const cardRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

export const noRoles: { [Part in keyof typeof cardRoles]: { role?: undefined } } = {
  table: {},
  group: {},
  row: {},
  header: {},
  cell: {},
};

export type TableRoles = typeof cardRoles | typeof noRoles;

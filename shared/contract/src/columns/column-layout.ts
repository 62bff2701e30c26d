/** The position and appearance of a column, as set by a user. */
export interface ColumnSetting {
  key: string;
  isHidden?: boolean | undefined;
  /** Stays at the start while the table scrolls horizontally. */
  isPinned?: boolean | undefined;
  /** In pixels; the declared width when left out. */
  width?: number | undefined;
}

/** The columns of a list in their order on screen. */
export type ColumnLayout = readonly ColumnSetting[];

/** Limits of a column's width, in pixels. */
export const COLUMN_WIDTH_MIN = 48;
export const COLUMN_WIDTH_MAX = 1000;

/** Path of the `PUT` call; separate from the other paths, because only lists call it. */
export const listLayoutPath = '/user/list-layout';

/** The part of a declared column that the arrangement depends on. */
export interface DeclaredColumn {
  key: string;
  /** Names the row, so that it cannot be hidden. */
  isTitle?: boolean | undefined;
  /** At `end` it stays last and cannot be hidden. */
  pinned?: 'start' | 'end' | undefined;
  /** Hidden until a user shows it. */
  isOptional?: boolean | undefined;
}

/** A declared column with its position; `column` is the declared object itself. */
export interface ArrangedColumn<C extends DeclaredColumn> extends ColumnSetting {
  column: C;
}

/** Inserts each missing column after the one that precedes it in the reference, or at the start. */
export function withMissing<P extends { key: string }>(entries: readonly P[], reference: readonly P[]): P[] {
  const all = [...entries];
  reference.forEach((entry, index) => {
    if (all.some(({ key }) => key === entry.key)) return;
    const before = reference[index - 1]?.key;
    all.splice(all.findIndex(({ key }) => key === before) + 1, 0, entry);
  });
  return all;
}

/**
 * Returns all columns of a list in the user's order, pinned ones first. A column that the layout does not contain keeps its
 * declared position; entries of the layout without a column are ignored; columns that name the row or stay last are never
 * hidden.
 * @param layout left out for the declared layout
 */
export function arrangeColumns<C extends DeclaredColumn>(
  columns: readonly C[],
  layout: ColumnLayout = [],
): ArrangedColumn<C>[] {
  const declared = columns.map(({ key, isOptional }, index): ArrangedColumn<C> => ({
    key,
    column: columns[index]!,
    ...(isOptional && { isHidden: true }),
  }));
  const placed = layout.flatMap((entry): ArrangedColumn<C>[] => {
    const column = columns.find(({ key }) => key === entry.key);
    if (!column) return [];
    const isLast = column.pinned === 'end';
    const isHidden = entry.isHidden && !isLast && !column.isTitle;
    return [{ ...entry, column, isHidden, isPinned: entry.isPinned && !isLast }];
  });
  const rank = ({ isPinned, column }: ArrangedColumn<C>) => (isPinned ? 0 : column.pinned === 'end' ? 2 : 1);
  return withMissing(placed, declared).sort((one, other) => rank(one) - rank(other));
}

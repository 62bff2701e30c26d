/** Where a column stands among the others of its list, as a user has put it. */
export interface ColumnPlace {
  key: string;
  isHidden?: boolean | undefined;
  /** It stays at the start while the table scrolls sideways. */
  isPinned?: boolean | undefined;
  /** In pixels; as declared when left out. */
  width?: number | undefined;
}

/** The columns of a list in their order on screen. */
export type ColumnLayout = readonly ColumnPlace[];

/** In pixels. */
export const COLUMN_WIDTH_MIN = 48;
export const COLUMN_WIDTH_MAX = 1000;

/** `PUT`; apart from the other paths, as lists alone call it. */
export const listLayoutPath = '/user/list-layout';

/** What the arrangement needs to know of a declared column. */
export interface DeclaredColumn {
  key: string;
  /** It names the row: it can't be hidden. */
  isTitle?: boolean | undefined;
  /** At `end` it stays the last, and can't be hidden. */
  pinned?: 'start' | 'end' | undefined;
}

/** A declared column at its place; `column` is the same object as was declared. */
export interface ArrangedColumn<C extends DeclaredColumn> extends ColumnPlace {
  column: C;
}

/** Puts each that is missing behind the one that stands before it in the reference, or at the start. */
export function withMissing<P extends { key: string }>(places: readonly P[], reference: readonly P[]): P[] {
  const all = [...places];
  reference.forEach((place, index) => {
    if (all.some(({ key }) => key === place.key)) return;
    const before = reference[index - 1]?.key;
    all.splice(all.findIndex(({ key }) => key === before) + 1, 0, place);
  });
  return all;
}

/**
 * All columns of a list in the order in which a user wants them, the pinned ones first. A column that the layout does not know stands at
 * its declared place, a place without a column is left out, and what names the row and what stays last are never hidden.
 *
 * @param layout left out where the user has changed nothing
 */
export function arrangeColumns<C extends DeclaredColumn>(
  columns: readonly C[],
  layout: ColumnLayout = [],
): ArrangedColumn<C>[] {
  const declared = columns.map((column): ArrangedColumn<C> => ({ key: column.key, column }));
  const placed = layout.flatMap((place): ArrangedColumn<C>[] => {
    const column = columns.find(({ key }) => key === place.key);
    if (!column) return [];
    const isLast = column.pinned === 'end';
    const isHidden = place.isHidden && !isLast && !column.isTitle;
    return [{ ...place, column, isHidden, isPinned: place.isPinned && !isLast }];
  });
  const rank = ({ isPinned, column }: ArrangedColumn<C>) => (isPinned ? 0 : column.pinned === 'end' ? 2 : 1);
  return withMissing(placed, declared).sort((one, other) => rank(one) - rank(other));
}

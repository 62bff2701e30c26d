/** A movable item, named by its title. */
export interface BoardItem {
  id: string;
  title: string;
}

export interface BoardList {
  id: string;
  title: string;
  /** The progress of the list's items, which sets its colour. */
  tone?: 'open' | 'busy' | 'done';
  items: readonly BoardItem[];
}

export interface Position {
  list: number;
  index: number;
}

/** Lists between which items can be moved. */
export type Board = readonly BoardList[];

/** @returns undefined when the item is in no list */
export function positionOf(board: Board, id: string): Position | undefined {
  const list = board.findIndex(({ items }) => items.some((item) => item.id === id));
  if (list < 0) return undefined;
  return { list, index: board[list]!.items.findIndex((item) => item.id === id) };
}

/**
 * Returns the position of an item that is dropped over another item or a list.
 *
 * @param id the id of the other item, or of a list, to whose end it moves
 * @returns undefined when the id is not on the board
 */
export function positionOver(board: Board, id: string): Position | undefined {
  const list = board.findIndex((each) => each.id === id);
  return list < 0 ? positionOf(board, id) : { list, index: Infinity };
}

/** Returns the board with an item at another position; the same board for an unknown item or position. */
export function moveItem(board: Board, id: string, to: Position): Board {
  const from = positionOf(board, id);
  const item = from && board[from.list]?.items[from.index];
  if (!item || !board[to.list]) return board;
  return board.map((list, number) => {
    const rest = list.items.filter((other) => other !== item);
    if (number !== to.list) return { ...list, items: rest };
    const index = Math.max(0, Math.min(to.index, rest.length));
    return { ...list, items: [...rest.slice(0, index), item, ...rest.slice(index)] };
  });
}

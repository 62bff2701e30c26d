/** A piece that can be moved; its title names it in the order that people read. */
export interface BoardItem {
  id: string;
  title: string;
}

export interface BoardList {
  id: string;
  title: string;
  /** How far it is, which colours it. */
  tone?: 'open' | 'busy' | 'done';
  items: readonly BoardItem[];
}

export interface Place {
  list: number;
  index: number;
}

/** Lists between which items are moved. */
export type Board = readonly BoardList[];

/** @returns undefined when no list holds it */
export function placeOf(board: Board, id: string): Place | undefined {
  const list = board.findIndex(({ items }) => items.some((item) => item.id === id));
  if (list < 0) return undefined;
  return { list, index: board[list]!.items.findIndex((item) => item.id === id) };
}

/**
 * Where an item goes that is dragged over something.
 *
 * @param id of another item, or of a list, at whose end it is
 * @returns undefined when it is over nothing that is on the board
 */
export function placeOver(board: Board, id: string): Place | undefined {
  const list = board.findIndex((each) => each.id === id);
  return list < 0 ? placeOf(board, id) : { list, index: Infinity };
}

/** The board with an item at another place; one that is not on it, or a place that is none, changes nothing. */
export function moveItem(board: Board, id: string, to: Place): Board {
  const from = placeOf(board, id);
  const item = from && board[from.list]?.items[from.index];
  if (!item || !board[to.list]) return board;
  return board.map((list, number) => {
    const rest = list.items.filter((other) => other !== item);
    if (number !== to.list) return { ...list, items: rest };
    const index = Math.max(0, Math.min(to.index, rest.length));
    return { ...list, items: [...rest.slice(0, index), item, ...rest.slice(index)] };
  });
}

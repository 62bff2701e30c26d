/** A piece that can be moved; its title names it in the order that people read. */
export interface BoardItem {
  id: string;
  title: string;
}

export interface BoardList {
  id: string;
  title: string;
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

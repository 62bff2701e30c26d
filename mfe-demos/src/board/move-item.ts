import { placeOf, type Board, type Place } from './board';

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

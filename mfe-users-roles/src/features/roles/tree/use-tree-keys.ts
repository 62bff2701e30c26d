import { pressedKey } from '@backoffice/ui/pressed-key';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { TreeRow } from './tree-rows';

/** A cell of the tree. Columns: 0 name, 1 view, 2 edit. */
interface Cell {
  path: string;
  column: number;
}

const LAST_COLUMN = 2;

/**
 * Moves through the tree by arrow keys with a single tab stop, like a tree grid: up and down by rows; right opens a group and moves
 * to its checkboxes; left moves back, closes a group and moves to its parent.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/treegrid/
 */
export function useTreeKeys(rows: readonly TreeRow[], setOpen: (path: string, isOpen: boolean) => void) {
  const tree = useRef<HTMLDivElement>(null);
  const [cell, setCell] = useState<Cell | null>(null);
  const isThere = cell && rows.some(({ branch }) => branch.path === cell.path);
  const current: Cell = isThere ? cell : { path: rows[0]?.branch.path ?? '', column: 0 };

  const controlAt = ({ path, column }: Cell) =>
    tree.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(`${column} ${path}`)}"]`);

  function go(index: number, column: number): void {
    const row = rows[index];
    if (!row) return;
    const wanted = { path: row.branch.path, column };
    // Focuses the name where the row has no such checkbox.
    const next = controlAt(wanted) ? wanted : { ...wanted, column: 0 };
    setCell(next);
    controlAt(next)?.focus();
  }

  function goLeft(row: TreeRow, index: number): void {
    if (current.column > 0) return go(index, current.column - 1);
    if (row.isOpen) return setOpen(row.branch.path, false);
    const above = rows.slice(0, index).findLastIndex(({ level }) => level < row.level);
    if (above >= 0) go(above, 0);
  }

  function goRight(row: TreeRow, index: number): void {
    if (current.column === 0 && row.isGroup && !row.isOpen) return setOpen(row.branch.path, true);
    for (let column = current.column + 1; column <= LAST_COLUMN; column++)
      if (controlAt({ path: row.branch.path, column })) return go(index, column);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const index = rows.findIndex(({ branch }) => branch.path === current.path);
    const row = rows[index];
    if (!row) return;
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(index + 1, current.column),
      ArrowUp: () => go(index - 1, current.column),
      ArrowRight: () => goRight(row, index),
      ArrowLeft: () => goLeft(row, index),
      Home: () => go(0, current.column),
      End: () => go(rows.length - 1, current.column),
      // Handled here, since Enter would submit the form around the tree.
      Enter: () => row.isGroup && current.column === 0 && setOpen(row.branch.path, !row.isOpen),
    };
    const move = moves[pressedKey(event)];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return { tree, onKeyDown, current, setCell };
}

import type { Column } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rowOpenIn } from '../../declaration/address';

/** The room of a checkbox in the first column, in pixels. */
const BOX_WIDTH = 32;

/**
 * Returns the columns for the narrow list beside an open panel: the name and the status come first, and the id, which the panel
 * shows, is left out with its room for the checkbox.
 */
export function columnsBesidePanel<T>(columns: Column<T>[]): Column<T>[] {
  const title = columns.find(({ isTitle }) => isTitle);
  if (!title) return columns;
  const status = columns.filter(({ inCard }) => inCard === 'beside-title');
  const others = columns.filter((column) => column.key !== 'id' && ![title, ...status].includes(column));
  return [{ ...title, width: title.width + BOX_WIDTH }, ...status, ...others];
}

/** Returns the columns as they are while no row is open, and those for the list beside a panel otherwise. */
export function useColumnsBesidePanel<T>(columns: Column<T>[]): Column<T>[] {
  const isOpen = rowOpenIn(useSearchParams()[0]) !== undefined;
  return useMemo(() => (isOpen ? columnsBesidePanel(columns) : columns), [isOpen, columns]);
}

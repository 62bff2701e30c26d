import { useSortable } from '@dnd-kit/sortable';
import { useLayoutEffect, type MouseEvent, type RefObject } from 'react';

/** What begins to drag a tab, by its id. */
export type Presses = Map<number, (event: MouseEvent<HTMLElement>) => void>;

interface DraggedTabProps {
  id: number;
  isPinned: boolean;
  bar: RefObject<HTMLElement | null>;
  presses: RefObject<Presses>;
}

/** Moves the elements of one tab. A pinned one neither moves nor makes room. */
export function DraggedTab({ id, isPinned, bar, presses }: DraggedTabProps) {
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: isPinned,
  });
  const x = transform?.x ?? 0;

  useLayoutEffect(() => {
    setNodeRef(bar.current?.querySelector<HTMLElement>(`[role=tab][data-tab="${id}"]`) ?? null);
    return () => setNodeRef(null);
  }, [bar, id, setNodeRef]);

  useLayoutEffect(() => {
    // The library's type of its listeners is the bare `Function`.
    const begin = listeners?.onMouseDown as ((event: MouseEvent<HTMLElement>) => void) | undefined;
    const known = presses.current;
    if (begin) known.set(id, begin);
    return () => {
      known.delete(id);
    };
  }, [id, listeners, presses]);

  useLayoutEffect(() => {
    bar.current?.querySelectorAll<HTMLElement>(`[data-tab="${id}"]`).forEach(({ style }) => {
      style.transform = x === 0 ? '' : `translateX(${x}px)`;
      style.transition = transition ?? '';
      style.zIndex = isDragging ? '1' : '';
    });
  }, [bar, id, isDragging, transition, x]);
  return null;
}

import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect } from 'react';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  MouseSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Tab } from '../../navigation/tabs/tab';

/** Handlers that start dragging a tab, by its id. */
type Presses = Map<number, (event: MouseEvent<HTMLElement>) => void>;

interface DraggedTabProps {
  id: number;
  isPinned: boolean;
  bar: RefObject<HTMLElement | null>;
  presses: RefObject<Presses>;
}

/** Applies the drag's transform to the elements of one tab. Pinned tabs do not move or make room. */
function DraggedTab({ id, isPinned, bar, presses }: DraggedTabProps) {
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
    // The library types its listeners as the bare `Function`.
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

export interface TabDragProps {
  list: readonly Tab[];
  pinned: readonly string[];
  /** The tab bar; the elements of a tab carry its id. */
  bar: RefObject<HTMLElement | null>;
  /** Receives the handlers that start a drag. */
  presses: RefObject<Presses>;
  onMove: (tab: Tab, to: number) => void;
  onReady: () => void;
}

const alongTheBar: Modifier = ({ transform }) => ({ ...transform, y: 0 });
/** The bar announces a tab's new position itself, in the user's language. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Dragging for tabs that another component renders, so that its code can be loaded later. */
export function TabDrag({ list, pinned, bar, presses, onMove, onReady }: TabDragProps) {
  // Mouse only: a touch scrolls the bar.
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }));
  useEffect(() => onReady(), [onReady]);

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const moved = list.find(({ id }) => id === active.id);
    const to = list.findIndex(({ id }) => id === over?.id);
    if (moved && to >= 0) onMove(moved, to);
  };
  return (
    <DndContext
      accessibility={{
        announcements: silent,
        container: bar.current ?? undefined,
        screenReaderInstructions: { draggable: '' },
      }}
      collisionDetection={closestCenter}
      modifiers={[alongTheBar]}
      onDragEnd={onDragEnd}
      sensors={sensors}
    >
      <SortableContext items={list.map(({ id }) => id)} strategy={horizontalListSortingStrategy}>
        {list.map((tab) => (
          <DraggedTab
            bar={bar}
            id={tab.id}
            isPinned={pinned.includes(tab.path)}
            key={tab.id}
            presses={presses}
          />
        ))}
      </SortableContext>
    </DndContext>
  );
}

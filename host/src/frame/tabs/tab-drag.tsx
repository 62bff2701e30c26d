import {
  closestCenter,
  DndContext,
  MouseSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useEffect, type RefObject } from 'react';
import { DraggedTab, type Presses } from './dragged-tab';
import type { Tab } from '../../navigation/tabs/tab';

export interface TabDragProps {
  list: readonly Tab[];
  pinned: readonly string[];
  /** The elements of the bar: those of a tab carry its id. */
  bar: RefObject<HTMLElement | null>;
  /** Filled with what begins to drag a tab. */
  presses: RefObject<Presses>;
  onMove: (tab: Tab, to: number) => void;
  onReady: () => void;
}

const alongTheBar: Modifier = ({ transform }) => ({ ...transform, y: 0 });
/** The bar tells by itself where a tab has gone, in the user's language. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Dragging of tabs that are drawn elsewhere, so that it can come later than they do. */
export function TabDrag({ list, pinned, bar, presses, onMove, onReady }: TabDragProps) {
  // A touch scrolls the bar.
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

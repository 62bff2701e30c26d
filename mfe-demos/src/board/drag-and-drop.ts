import {
  type Announcements,
  closestCorners,
  type CollisionDetection,
  type DndContextProps,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef, useState } from 'react';
import { messages } from '../messages';
import { type Board, moveItem, positionOf, positionOver } from './board';

/** Returns sensors that start a drag on mouse movement, long touch (a short one scrolls), or Space or Enter on the handle. */
export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

/** Detects the drop target: the closest item in the list under the pointer, else that list; by keyboard the closest target. */
export function overList(board: Board): CollisionDetection {
  return (drag) => {
    const pointed = pointerWithin(drag).find(({ id }) => board.some((list) => list.id === id));
    const list = board.find(({ id }) => id === pointed?.id);
    if (!list) return closestCorners(drag);
    const items = drag.droppableContainers.filter(({ id }) => list.items.some((item) => item.id === id));
    return items.length > 0 ? closestCorners({ ...drag, droppableContainers: items }) : [pointed!];
  };
}

/** Returns the screen reader texts of a drag, in the language of the interface. */
export function useDragTexts(board: Board): NonNullable<DndContextProps['accessibility']> {
  const text = messages.useText();
  const titleOf = (id: UniqueIdentifier) => {
    const position = positionOf(board, String(id));
    return (position && board[position.list]?.items[position.index]?.title) ?? '';
  };
  /** Returns the position of the item after a drop there: “Mission 2: Done, 1 of 3”. */
  const positionText = (id: UniqueIdentifier, over: UniqueIdentifier) => {
    const to = over === id ? positionOf(board, String(id)) : positionOver(board, String(over));
    const next = to ? moveItem(board, String(id), to) : board;
    return movedText(next, String(id), text);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => text('board.said.taken', { name: titleOf(active.id) }),
    onDragOver: ({ active, over }) => {
      if (!over) return text('board.said.nowhere', { name: titleOf(active.id) });
      // Over itself, as at the start: keeps the announcement that it was picked up.
      if (over.id === active.id) return undefined;
      return positionText(active.id, over.id);
    },
    onDragEnd: ({ active, over }) =>
      over
        ? text('board.said.dropped', { position: positionText(active.id, over.id) })
        : text('board.said.cancelled', { name: titleOf(active.id) }),
    onDragCancel: ({ active }) => text('board.said.cancelled', { name: titleOf(active.id) }),
  };
  return { announcements, screenReaderInstructions: { draggable: text('board.instructions') } };
}

/** Returns the position of an item as text: “Mission 2: Done, 1 of 3”. */
export function movedText(board: Board, id: string, text: typeof messages.text): string {
  const position = positionOf(board, id);
  if (!position) return '';
  const { title, items } = board[position.list]!;
  return text('board.said.moved', {
    name: items[position.index]!.title,
    list: title,
    position: String(position.index + 1),
    count: String(items.length),
  });
}

/** Keeps the focus on an item moved by a button, which is rendered elsewhere, and announces the move. */
export function useMoveFocus() {
  const root = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const wanted = useRef<{ id: string; action: string } | null>(null);

  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { id, action } = wanted.current;
    wanted.current = null;
    const item = root.current?.querySelector(`[data-item="${CSS.escape(id)}"]`);
    const buttons = [...(item?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const same = buttons.find((button) => button.dataset.action === action && !button.disabled);
    (same ?? buttons[0])?.focus();
  });

  return {
    root,
    announcement,
    follow(id: string, action: string, sentence: string) {
      wanted.current = { id, action };
      setAnnouncement(sentence);
    },
  };
}

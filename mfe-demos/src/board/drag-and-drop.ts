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
import { type Board, moveItem, placeOf, placeOver } from './board';

/** What begins a drag: a pull of the mouse, a long touch (a short one scrolls), Space or Enter on the handle. */
export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

/** What is dragged is over the list that the pointer is in, and there over the closest item; by keys over whatever is closest. */
export function overList(board: Board): CollisionDetection {
  return (drag) => {
    const pointed = pointerWithin(drag).find(({ id }) => board.some((list) => list.id === id));
    const list = board.find(({ id }) => id === pointed?.id);
    if (!list) return closestCorners(drag);
    const items = drag.droppableContainers.filter(({ id }) => list.items.some((item) => item.id === id));
    return items.length > 0 ? closestCorners({ ...drag, droppableContainers: items }) : [pointed!];
  };
}

/** What a screen reader hears while something is dragged, in the language of the interface. */
export function useDragTexts(board: Board): NonNullable<DndContextProps['accessibility']> {
  const text = messages.useText();
  const titleOf = (id: UniqueIdentifier) => {
    const place = placeOf(board, String(id));
    return (place && board[place.list]?.items[place.index]?.title) ?? '';
  };
  /** Where it is when it is dropped there: "Mission 2: Done, 1 of 3". */
  const placeText = (id: UniqueIdentifier, over: UniqueIdentifier) => {
    const to = over === id ? placeOf(board, String(id)) : placeOver(board, String(over));
    const next = to ? moveItem(board, String(id), to) : board;
    return movedText(next, String(id), text);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => text('board.said.taken', { name: titleOf(active.id) }),
    onDragOver: ({ active, over }) => {
      if (!over) return text('board.said.nowhere', { name: titleOf(active.id) });
      // Over itself, as at the start: that it was taken is what counts.
      if (over.id === active.id) return undefined;
      return placeText(active.id, over.id);
    },
    onDragEnd: ({ active, over }) =>
      over
        ? text('board.said.dropped', { place: placeText(active.id, over.id) })
        : text('board.said.cancelled', { name: titleOf(active.id) }),
    onDragCancel: ({ active }) => text('board.said.cancelled', { name: titleOf(active.id) }),
  };
  return { announcements, screenReaderInstructions: { draggable: text('board.instructions') } };
}

/** Where an item is: "Mission 2: Done, 1 of 3". */
export function movedText(board: Board, id: string, text: typeof messages.text): string {
  const place = placeOf(board, id);
  if (!place) return '';
  const { title, items } = board[place.list]!;
  return text('board.said.moved', {
    name: items[place.index]!.title,
    list: title,
    position: String(place.index + 1),
    count: String(items.length),
  });
}

/** An item that was moved by a button is drawn anew elsewhere: the focus goes with it, and what happened is said. */
export function useMoveFocus() {
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
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
    said,
    follow(id: string, action: string, sentence: string) {
      wanted.current = { id, action };
      setSaid(sentence);
    },
  };
}

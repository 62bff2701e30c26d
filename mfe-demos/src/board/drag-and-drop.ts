import {
  type Announcements,
  type DndContextProps,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef, useState } from 'react';
import { messages } from '../messages';
import { type Board, placeOf } from './board';

/** What begins a drag: a pull of the mouse, a long touch (a short one scrolls), Space or Enter on the handle. */
export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

/** What a screen reader hears while something is dragged, in the language of the interface. */
export function useDragTexts(board: Board): NonNullable<DndContextProps['accessibility']> {
  const text = messages.useText();
  const titleOf = (id: UniqueIdentifier) => {
    const place = placeOf(board, String(id));
    const list = board.find((each) => each.id === id);
    return (place ? board[place.list]?.items[place.index]?.title : list?.title) ?? '';
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => text('board.said.taken', { name: titleOf(active.id) }),
    onDragOver: ({ active, over }) => {
      if (!over) return text('board.said.nowhere', { name: titleOf(active.id) });
      // Over itself, as at the start: that it was taken is what counts.
      if (over.id === active.id) return undefined;
      return text('board.said.over', { name: titleOf(active.id), other: titleOf(over.id) });
    },
    onDragEnd: ({ active }) => text('board.said.dropped', { name: titleOf(active.id) }),
    onDragCancel: ({ active }) => text('board.said.cancelled', { name: titleOf(active.id) }),
  };
  return { announcements, screenReaderInstructions: { draggable: text('board.instructions') } };
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

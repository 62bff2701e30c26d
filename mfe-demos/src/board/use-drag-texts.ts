import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { messages } from '../messages';
import { placeOf, type Board } from './board';

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

import { useSortable } from '@dnd-kit/sortable';
import { IconButton, mergeClasses, NavigationIcon } from '@backoffice/ui';
import { messages } from '../messages';
import type { Board, BoardItem, Place } from './board';
import { BoardItemActions } from './board-item-actions';
import { useBoardStyles } from './board.styles';

export interface BoardItemViewProps {
  board: Board;
  item: BoardItem;
  place: Place;
  onMove: (to: Place, action: string) => void;
}

/** Dragged from anywhere by mouse and touch, by its handle from the keyboard. */
export function BoardItemView({ board, item, place, onMove }: BoardItemViewProps) {
  const styles = useBoardStyles();
  const text = messages.useText();
  const sortable = useSortable({ id: item.id });
  const { attributes, listeners = {}, setNodeRef, setActivatorNodeRef, transform, transition } = sortable;
  const { onKeyDown, ...presses } = listeners;
  const move = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  return (
    <li
      className={mergeClasses(styles.item, sortable.isDragging && styles.dragged)}
      data-item={item.id}
      ref={setNodeRef}
      style={{ transform: move ?? undefined, transition }}
      {...presses}
    >
      <IconButton
        aria-describedby={attributes['aria-describedby']}
        data-action="drag"
        icon={<NavigationIcon />}
        label={text('board.action.drag', { name: item.title })}
        onKeyDown={(event) => void onKeyDown?.(event)}
        ref={setActivatorNodeRef}
      />
      <span className={styles.name}>{item.title}</span>
      <BoardItemActions board={board} item={item} onMove={onMove} place={place} />
    </li>
  );
}

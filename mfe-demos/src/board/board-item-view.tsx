import {
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  IconButton,
  mergeClasses,
  NavigationIcon,
} from '@backoffice/ui';
import { useSortable } from '@dnd-kit/sortable';
import { messages } from '../messages';
import type { Board, BoardItem, Place } from './board';
import { useBoardStyles } from './board.styles';

interface BoardItemActionsProps {
  board: Board;
  item: BoardItem;
  place: Place;
  onMove: (to: Place, action: string) => void;
}

/** Single clicks that do what dragging does. */
function BoardItemActions({ board, item: { title: name }, place, onMove }: BoardItemActionsProps) {
  const styles = useBoardStyles();
  const text = messages.useText();
  const { list, index } = place;
  const before = board[list - 1];
  const after = board[list + 1];
  const last = (board[list]?.items.length ?? 0) - 1;
  const end = Infinity;
  return (
    <span className={styles.actions}>
      <IconButton
        data-action="up"
        disabled={index === 0}
        icon={<ChevronUpIcon />}
        label={text('board.action.up', { name })}
        onClick={() => onMove({ list, index: index - 1 }, 'up')}
      />
      <IconButton
        data-action="down"
        disabled={index === last}
        icon={<ChevronDownIcon />}
        label={text('board.action.down', { name })}
        onClick={() => onMove({ list, index: index + 1 }, 'down')}
      />
      {before && (
        <IconButton
          data-action="before"
          icon={<ChevronLeftIcon />}
          label={text('board.action.to', { name, list: before.title })}
          onClick={() => onMove({ list: list - 1, index: end }, 'before')}
        />
      )}
      {after && (
        <IconButton
          data-action="after"
          icon={<ChevronRightIcon />}
          label={text('board.action.to', { name, list: after.title })}
          onClick={() => onMove({ list: list + 1, index: end }, 'after')}
        />
      )}
    </span>
  );
}

interface BoardItemViewProps {
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

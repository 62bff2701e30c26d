import {
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  IconButton,
} from '@backoffice/ui';
import { messages } from '../messages';
import type { Board, BoardItem, Place } from './board';
import { useBoardStyles } from './board.styles';

export interface BoardItemActionsProps {
  board: Board;
  item: BoardItem;
  place: Place;
  onMove: (to: Place, action: string) => void;
}

/** Single clicks that do what dragging does. */
export function BoardItemActions({ board, item: { title: name }, place, onMove }: BoardItemActionsProps) {
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

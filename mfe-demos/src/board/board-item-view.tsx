import {
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  IconButton,
} from '@backoffice/ui';
import type { ReactElement } from 'react';
import { messages } from '../messages';
import type { Board, BoardItem, BoardList, Position } from './board';
import { useBoardStyles } from './board.styles';
import { SortableItem } from './sortable-item';

interface BoardItemViewProps {
  board: Board;
  item: BoardItem;
  position: Position;
  onMove: (to: Position, action: string) => void;
}

/** Buttons that move an item like dragging, by single clicks. */
function BoardItemActions({ board, item: { title: name }, position, onMove }: BoardItemViewProps) {
  const styles = useBoardStyles();
  const text = messages.useText();
  const { list, index } = position;
  const [before, own, after] = [board[list - 1], board[list], board[list + 1]];
  const button = (action: string, icon: ReactElement, label: string, to: Position) => (
    <IconButton
      data-action={action}
      disabled={to.index < 0 || to.index === own?.items.length}
      icon={icon}
      label={label}
      onClick={() => onMove(to, action)}
    />
  );
  const toList = (neighbour: BoardList) => text('board.action.to', { name, list: neighbour.title });
  return (
    <span className={styles.actions}>
      {button('up', <ChevronUpIcon />, text('board.action.up', { name }), { list, index: index - 1 })}
      {button('down', <ChevronDownIcon />, text('board.action.down', { name }), { list, index: index + 1 })}
      {before && button('before', <ChevronLeftIcon />, toList(before), { list: list - 1, index: Infinity })}
      {after && button('after', <ChevronRightIcon />, toList(after), { list: list + 1, index: Infinity })}
    </span>
  );
}

export function BoardItemView({ board, item, position, onMove }: BoardItemViewProps) {
  const styles = useBoardStyles();
  return (
    <SortableItem className={styles.item} draggedClassName={styles.gap} id={item.id} name={item.title}>
      <span className={styles.name}>{item.title}</span>
      <BoardItemActions board={board} item={item} onMove={onMove} position={position} />
    </SortableItem>
  );
}

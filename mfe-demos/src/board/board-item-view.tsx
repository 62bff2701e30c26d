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
import { SortableItem } from './sortable-item';

interface BoardItemViewProps {
  board: Board;
  item: BoardItem;
  place: Place;
  onMove: (to: Place, action: string) => void;
}

/** Single clicks that do what dragging does. */
function BoardItemActions({ board, item: { title: name }, place, onMove }: BoardItemViewProps) {
  const styles = useBoardStyles();
  const text = messages.useText();
  const { list, index } = place;
  const last = (board[list]?.items.length ?? 0) - 1;
  const neighbours = [
    { action: 'before', to: list - 1, icon: <ChevronLeftIcon /> },
    { action: 'after', to: list + 1, icon: <ChevronRightIcon /> },
  ];
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
      {neighbours.map(({ action, to, icon }) => {
        const neighbour = board[to];
        return (
          neighbour && (
            <IconButton
              data-action={action}
              icon={icon}
              key={action}
              label={text('board.action.to', { name, list: neighbour.title })}
              onClick={() => onMove({ list: to, index: Infinity }, action)}
            />
          )
        );
      })}
    </span>
  );
}

export function BoardItemView({ board, item, place, onMove }: BoardItemViewProps) {
  const styles = useBoardStyles();
  return (
    <SortableItem className={styles.item} draggedClass={styles.dragged} id={item.id} name={item.title}>
      <span className={styles.name}>{item.title}</span>
      <BoardItemActions board={board} item={item} onMove={onMove} place={place} />
    </SortableItem>
  );
}

import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { mergeClasses } from '@backoffice/ui';
import { useId } from 'react';
import { messages } from '../messages';
import type { Board, BoardList, Place } from './board';
import { BoardItemView } from './board-item-view';
import { useBoardStyles } from './board.styles';

export interface BoardListViewProps {
  board: Board;
  list: BoardList;
  number: number;
  /** @param action the button that was clicked */
  onMove: (id: string, to: Place, action: string) => void;
}

export function BoardListView({ board, list, number, onMove }: BoardListViewProps) {
  const styles = useBoardStyles();
  const text = messages.useText();
  const titleId = useId();
  const { setNodeRef, isOver } = useDroppable({ id: list.id });
  return (
    <section aria-labelledby={titleId} className={mergeClasses(styles.list, isOver && styles.over)}>
      <h2 className={styles.title} id={titleId}>
        {text('board.list.title', { title: list.title, count: String(list.items.length) })}
      </h2>
      <SortableContext items={list.items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <div ref={setNodeRef}>
          {list.items.length === 0 && <p className={styles.empty}>{text('board.list.empty')}</p>}
          <ul aria-labelledby={titleId} className={styles.items}>
            {list.items.map((item, index) => (
              <BoardItemView
                board={board}
                item={item}
                key={item.id}
                onMove={(to, action) => onMove(item.id, to, action)}
                place={{ list: number, index }}
              />
            ))}
          </ul>
        </div>
      </SortableContext>
    </section>
  );
}

import { closestCorners, DndContext, type DragEndEvent, useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { mergeClasses } from '@backoffice/ui';
import { useId } from 'react';
import { messages } from '../messages';
import { type Board, type BoardList, moveItem, type Place, placeOf } from './board';
import { BoardItemView } from './board-item-view';
import { useBoardStyles } from './board.styles';
import { useBoardSensors, useDragTexts, useMoveFocus } from './drag-and-drop';

interface BoardListViewProps {
  board: Board;
  list: BoardList;
  number: number;
  /** @param action the button that was clicked */
  onMove: (id: string, to: Place, action: string) => void;
}

function BoardListView({ board, list, number, onMove }: BoardListViewProps) {
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

/** Lists whose items are dragged, moved by the keyboard, or moved by a click on an arrow. */
export function BoardView({ board, onChange }: { board: Board; onChange: (board: Board) => void }) {
  const styles = useBoardStyles();
  const text = messages.useText();
  const sensors = useBoardSensors();
  const accessibility = useDragTexts(board);
  const { root, said, follow } = useMoveFocus();

  const move = (id: string, to: Place) => {
    const next = moveItem(board, id, to);
    const place = placeOf(next, id);
    if (!place) return '';
    onChange(next);
    const { title, items } = next[place.list]!;
    const name = items[place.index]!.title;
    return text('board.said.moved', {
      name,
      list: title,
      position: String(place.index + 1),
      count: String(items.length),
    });
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over) return;
    // Over a list itself, beside its items: at its end.
    const list = board.findIndex(({ id }) => id === over.id);
    const to = list < 0 ? placeOf(board, String(over.id)) : { list, index: Infinity };
    if (to) move(String(active.id), to);
  };
  return (
    <DndContext
      accessibility={accessibility}
      collisionDetection={closestCorners}
      onDragEnd={onDragEnd}
      sensors={sensors}
    >
      <div className={styles.lists} ref={root}>
        {board.map((list, number) => (
          <BoardListView
            board={board}
            key={list.id}
            list={list}
            number={number}
            onMove={(id, to, action) => follow(id, action, move(id, to))}
          />
        ))}
      </div>
      <div className={styles.hidden} role="status">
        {said}
      </div>
    </DndContext>
  );
}

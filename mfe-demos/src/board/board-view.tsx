import { closestCorners, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { messages } from '../messages';
import { BoardListView } from './board-list-view';
import { type Board, moveItem, type Place, placeOf } from './board';
import { useBoardStyles } from './board.styles';
import { useBoardSensors, useDragTexts, useMoveFocus } from './drag-and-drop';

export interface BoardViewProps {
  board: Board;
  onChange: (board: Board) => void;
}

/** Lists whose items are dragged, moved by the keyboard, or moved by a click on an arrow. */
export function BoardView({ board, onChange }: BoardViewProps) {
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

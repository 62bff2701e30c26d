import {
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  MeasuringStrategy,
  useDroppable,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { mergeClasses } from '@backoffice/ui';
import { useId, useState } from 'react';
import { messages } from '../messages';
import { type Board, type BoardList, moveItem, type Position, positionOf, positionOver } from './board';
import { BoardItemView } from './board-item-view';
import { useBoardStyles } from './board.styles';
import { DragHandleIcon } from './drag-handle-icon';
import { movedText, overList, useBoardSensors, useDragTexts, useMoveFocus } from './drag-and-drop';

interface BoardListViewProps {
  board: Board;
  list: BoardList;
  number: number;
  /** @param action the name of the clicked button */
  onMove: (id: string, to: Position, action: string) => void;
}

function BoardListView({ board, list, number, onMove }: BoardListViewProps) {
  const styles = useBoardStyles();
  const text = messages.useText();
  const titleId = useId();
  const { setNodeRef, isOver } = useDroppable({ id: list.id });
  return (
    <section
      aria-labelledby={titleId}
      className={mergeClasses(styles.list, list.tone && styles[list.tone], isOver && styles.over)}
    >
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
                position={{ list: number, index }}
              />
            ))}
          </ul>
        </div>
      </SortableContext>
    </section>
  );
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lists with items that are moved by dragging, by keyboard or by arrow buttons.
 *
 * @param props.start the initial order of the items; later only their titles are used, which change with the language
 */
export function BoardView({ start }: { start: Board }) {
  const items = new Map(start.flatMap((list) => list.items.map((item) => [item.id, item])));
  const [ids, setIds] = useState(() => start.map((list) => list.items.map(({ id }) => id)));
  const board = start.map((list, at) => ({ ...list, items: ids[at]!.map((id) => items.get(id)!) }));
  const styles = useBoardStyles();
  const text = messages.useText();
  const sensors = useBoardSensors();
  const accessibility = useDragTexts(board);
  const { root, announcement, follow } = useMoveFocus();

  // The dragged item, and the order before the drag.
  const [drag, setDrag] = useState<{ id: string; before: string[][] } | null>(null);

  const move = (id: string, to: Position): Board => {
    const next = moveItem(board, id, to);
    setIds(next.map((list) => list.items.map((item) => item.id)));
    return next;
  };
  // Moves a dragged item into another list at once, where a gap shows its position.
  const onDragOver = ({ active, over }: DragOverEvent) => {
    const id = String(active.id);
    const to = over ? positionOver(board, String(over.id)) : undefined;
    if (to && to.list !== positionOf(board, id)?.list) move(id, to);
  };
  const putBack = () => {
    if (drag) setIds(drag.before);
    setDrag(null);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const to = over ? positionOf(board, String(over.id)) : undefined;
    if (!over) putBack();
    else if (to) move(String(active.id), to);
    setDrag(null);
  };
  return (
    <DndContext
      accessibility={accessibility}
      collisionDetection={overList(board)}
      // Measured always, since lists grow and shrink during a drag.
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      onDragCancel={putBack}
      onDragEnd={onDragEnd}
      onDragOver={onDragOver}
      onDragStart={({ active }) => setDrag({ id: String(active.id), before: ids })}
      sensors={sensors}
    >
      <div className={styles.lists} ref={root}>
        {board.map((list, number) => (
          <BoardListView
            board={board}
            key={list.id}
            list={list}
            number={number}
            onMove={(id, to, action) => follow(id, action, movedText(move(id, to), id, text))}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={isCalm() ? null : undefined}>
        {drag && (
          <div aria-hidden="true" className={mergeClasses(styles.item, styles.overlay)} data-dragged="">
            <DragHandleIcon />
            {items.get(drag.id)?.title}
          </div>
        )}
      </DragOverlay>
      <div className={styles.hidden} role="status">
        {announcement}
      </div>
    </DndContext>
  );
}

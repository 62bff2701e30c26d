import { formatDateTime } from '@backoffice/i18n';
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { ChevronDownIcon, ChevronUpIcon, IconButton, mergeClasses } from '@backoffice/ui';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { Ref } from 'react';
import type { SampleArticle } from '../../../samples/sample-articles';
import { tablesMessages } from '../tables-messages';
import { useTablesStyles } from '../tables.styles';
import { WideTable } from '../../../demo-page';
import { DragHandleIcon } from '../../../board/drag-handle-icon';

interface DragRowProps {
  article: SampleArticle;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
}

/** A row with a drag handle for mouse, touch and keys, and two buttons that move it by one. */
function DragRow({ article, isFirst, isLast, onMove }: DragRowProps) {
  const { id, title, author, published } = article;
  const styles = useTablesStyles();
  const text = tablesMessages.useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <tr
      className={mergeClasses(styles.row, isDragging && styles.dragged)}
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <td className={mergeClasses(styles.cell, styles.controls)}>
        <IconButton
          {...attributes}
          {...listeners}
          className={styles.handle}
          icon={<DragHandleIcon />}
          label={text('tables.drag.handle', { title })}
          ref={setActivatorNodeRef}
        />
        <IconButton
          data-move={`up-${id}`}
          disabled={isFirst}
          icon={<ChevronUpIcon size={16} />}
          label={text('tables.drag.up', { title })}
          onClick={() => onMove(-1)}
        />
        <IconButton
          data-move={`down-${id}`}
          disabled={isLast}
          icon={<ChevronDownIcon size={16} />}
          label={text('tables.drag.down', { title })}
          onClick={() => onMove(1)}
        />
      </td>
      <td className={mergeClasses(styles.cell, styles.number)}>{id}</td>
      <td className={styles.cell}>
        {title}
        <span className={styles.under}>{author}</span>
        <span className={styles.under}>{formatDateTime(published)}</span>
      </td>
      <td className={mergeClasses(styles.cell, styles.aside)}>{author}</td>
      <td className={mergeClasses(styles.cell, styles.aside)}>{formatDateTime(published)}</td>
    </tr>
  );
}

/** Returns the screen reader texts of moving a row. */
function dragAnnouncements(order: readonly SampleArticle[], text: typeof tablesMessages.text): Announcements {
  const paramsOf = (id: UniqueIdentifier, at: UniqueIdentifier = id) => ({
    title: order.find((row) => row.id === id)?.title ?? '',
    position: order.findIndex((row) => row.id === at) + 1,
  });
  return {
    onDragStart: ({ active }) => text('tables.drag.taken', paramsOf(active.id)),
    onDragOver: ({ active, over }) => text('tables.drag.over', paramsOf(active.id, over?.id)),
    onDragEnd: ({ active, over }) => text('tables.drag.put', paramsOf(active.id, over?.id)),
    onDragCancel: ({ active }) => text('tables.drag.left', paramsOf(active.id)),
  };
}

const columns: readonly [label: Parameters<typeof tablesMessages.text>[0], style?: 'number' | 'aside'][] = [
  ['tables.drag.column.move'],
  ['tables.column.id', 'number'],
  ['tables.column.title'],
  ['tables.column.author', 'aside'],
  ['tables.column.published', 'aside'],
];

interface DragTableProps {
  order: readonly SampleArticle[];
  table: Ref<HTMLTableElement>;
  onMove: (id: number, to: number) => void;
  onStep: (article: SampleArticle, by: -1 | 1) => void;
}

export function DragTable({ order, table, onMove, onStep }: DragTableProps) {
  const styles = useTablesStyles();
  const text = tablesMessages.useText();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const to = order.findIndex(({ id }) => id === over?.id);
    if (to >= 0 && active.id !== over?.id) onMove(Number(active.id), to);
  };
  return (
    <DndContext
      accessibility={{
        announcements: dragAnnouncements(order, text),
        screenReaderInstructions: { draggable: text('tables.drag.instructions') },
      }}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      sensors={sensors}
    >
      <WideTable aria-label={text('tables.drag.title')} className={styles.table} ref={table}>
        <thead>
          <tr>
            {columns.map(([label, style]) => (
              <th className={mergeClasses(styles.head, style && styles[style])} key={label} scope="col">
                {text(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <SortableContext items={order.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
            {order.map((article, index) => (
              <DragRow
                article={article}
                isFirst={index === 0}
                isLast={index === order.length - 1}
                key={article.id}
                onMove={(by) => onStep(article, by)}
              />
            ))}
          </SortableContext>
        </tbody>
      </WideTable>
    </DndContext>
  );
}

import { formatDateTime } from '@backoffice/i18n';
import { ChevronDownIcon, ChevronUpIcon, IconButton, mergeClasses, NavigationIcon } from '@backoffice/ui';
import { useSortable } from '@dnd-kit/sortable';
import type { SampleArticle } from '../../../samples/sample-articles';
import { tablesMessages } from '../tables-messages';
import { useTablesStyles } from '../tables.styles';

export interface DragRowProps {
  article: SampleArticle;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
}

/** A row with a handle, for the mouse, fingers and keys, and two buttons that move it by one. */
export function DragRow({ article, isFirst, isLast, onMove }: DragRowProps) {
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
          icon={<NavigationIcon size={16} />}
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

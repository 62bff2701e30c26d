import { IconButton, mergeClasses } from '@backoffice/ui';
import { useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { useBoardStyles } from './board.styles';
import { DragHandleIcon } from './drag-handle-icon';

interface SortableItemProps {
  id: string;
  name: string;
  className: string;
  /** The class of the item while it is dragged. */
  draggedClassName?: string;
  children: ReactNode;
}

/** A sortable item, dragged anywhere by mouse and touch, and by its handle from the keyboard. */
export function SortableItem({ id, name, className, draggedClassName, children }: SortableItemProps) {
  const styles = useBoardStyles();
  const text = messages.useText();
  const sortable = useSortable({ id });
  const { attributes, listeners = {}, setNodeRef, setActivatorNodeRef, transform, transition } = sortable;
  const { onKeyDown, ...presses } = listeners;
  const move = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  return (
    <li
      className={mergeClasses(className, sortable.isDragging && (draggedClassName ?? styles.dragged))}
      data-item={id}
      ref={setNodeRef}
      style={{ transform: move ?? undefined, transition }}
      {...presses}
    >
      <IconButton
        aria-describedby={attributes['aria-describedby']}
        data-action="drag"
        icon={<DragHandleIcon />}
        label={text('board.action.drag', { name })}
        onKeyDown={(event) => void onKeyDown?.(event)}
        ref={setActivatorNodeRef}
      />
      {children}
    </li>
  );
}

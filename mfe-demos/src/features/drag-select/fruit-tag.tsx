import { useSortable } from '@dnd-kit/sortable';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DismissIcon,
  IconButton,
  mergeClasses,
  NavigationIcon,
} from '@backoffice/ui';
import { messages } from '../../messages';
import { useDragSelectStyles } from './drag-select.styles';

export interface FruitTagProps {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function FruitTag({ id, name, isFirst, isLast, onMove, onRemove }: FruitTagProps) {
  const styles = useDragSelectStyles();
  const text = messages.useText();
  const sortable = useSortable({ id });
  const { attributes, listeners = {}, setNodeRef, setActivatorNodeRef, transform, transition } = sortable;
  const { onKeyDown, ...presses } = listeners;
  const move = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  return (
    <li
      className={mergeClasses(styles.tag, sortable.isDragging && styles.dragged)}
      data-item={id}
      ref={setNodeRef}
      style={{ transform: move ?? undefined, transition }}
      {...presses}
    >
      <IconButton
        aria-describedby={attributes['aria-describedby']}
        icon={<NavigationIcon />}
        label={text('board.action.drag', { name })}
        onKeyDown={(event) => void onKeyDown?.(event)}
        ref={setActivatorNodeRef}
      />
      <span>{name}</span>
      <IconButton
        data-action="left"
        disabled={isFirst}
        icon={<ChevronLeftIcon />}
        label={text('dragSelect.left', { name })}
        onClick={() => onMove(-1)}
      />
      <IconButton
        data-action="right"
        disabled={isLast}
        icon={<ChevronRightIcon />}
        label={text('dragSelect.right', { name })}
        onClick={() => onMove(1)}
      />
      <IconButton
        data-action="remove"
        icon={<DismissIcon />}
        label={text('dragSelect.remove', { name })}
        onClick={onRemove}
      />
    </li>
  );
}

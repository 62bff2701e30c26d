import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DismissIcon,
  IconButton,
  mergeClasses,
  NavigationIcon,
} from '@backoffice/ui';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { messages } from '../../messages';
import { useDragSelectStyles } from './drag-select.styles';
import { useBoardSensors, useDragTexts, useMoveFocus } from '../../board/drag-and-drop';

interface FruitTagProps {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function FruitTag({ id, name, isFirst, isLast, onMove, onRemove }: FruitTagProps) {
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

/** What can be chosen, with its name. */
export const fruits = [
  { id: 'apple', name: 'dragSelect.fruit.apple' },
  { id: 'banana', name: 'dragSelect.fruit.banana' },
  { id: 'orange', name: 'dragSelect.fruit.orange' },
  { id: 'pear', name: 'dragSelect.fruit.pear' },
  { id: 'strawberry', name: 'dragSelect.fruit.strawberry' },
] as const;

export type Fruit = (typeof fruits)[number]['id'];

interface FruitTagsProps {
  chosen: readonly { id: Fruit; name: string }[];
  onChange: (chosen: Fruit[]) => void;
}

/** The chosen ones as tags, in their order. */
export function FruitTags({ chosen, onChange }: FruitTagsProps) {
  const styles = useDragSelectStyles();
  const text = messages.useText();
  const sensors = useBoardSensors();
  const ids = chosen.map(({ id }) => id);
  const title = text('dragSelect.chosen');
  const items = chosen.map(({ id, name }) => ({ id, title: name }));
  const accessibility = useDragTexts([{ id: 'chosen', title, items }]);
  const { root, follow } = useMoveFocus();

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = ids.findIndex((id) => id === active.id);
    const to = ids.findIndex((id) => id === over?.id);
    if (from >= 0 && to >= 0) onChange(arrayMove(ids, from, to));
  };
  const move = (index: number, by: number) => {
    follow(ids[index]!, by < 0 ? 'left' : 'right', '');
    onChange(arrayMove(ids, index, index + by));
  };
  const remove = (index: number) => {
    const neighbour = ids[index + 1] ?? ids[index - 1];
    if (neighbour) follow(neighbour, 'remove', '');
    onChange(ids.filter((_id, at) => at !== index));
  };
  return (
    <DndContext
      accessibility={accessibility}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      sensors={sensors}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <div ref={root}>
          <ul aria-label={title} className={styles.tags}>
            {chosen.map(({ id, name }, index) => (
              <FruitTag
                id={id}
                isFirst={index === 0}
                isLast={index === chosen.length - 1}
                key={id}
                name={name}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            ))}
          </ul>
        </div>
      </SortableContext>
    </DndContext>
  );
}

import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useBoardSensors } from '../../board/use-board-sensors';
import { useDragTexts } from '../../board/use-drag-texts';
import { useMoveFocus } from '../../board/use-move-focus';
import { messages } from '../../messages';
import { useDragSelectStyles } from './drag-select.styles';
import { FruitTag } from './fruit-tag';
import type { Fruit } from './fruits';

export interface FruitTagsProps {
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

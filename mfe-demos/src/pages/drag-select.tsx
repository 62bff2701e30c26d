import { joinList } from '@backoffice/i18n/format-list';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DismissIcon,
  Field,
  IconButton,
  makeStyles,
  Select,
  tokens,
  uiMessages,
} from '@backoffice/ui';
import { useState } from 'react';
import { DemoCard, DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { useBoardSensors, useDragTexts, useMoveFocus } from '../board/drag-and-drop';
import { SortableItem } from '../board/sortable-item';

const useDragSelectStyles = makeStyles({
  field: { maxWidth: '320px' },
  tags: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    minHeight: '36px',
    margin: `${tokens.spacingVerticalM} 0`,
    padding: 0,
    listStyleType: 'none',
  },
  tag: {
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: tokens.spacingHorizontalXS,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    cursor: 'grab',
  },
  order: { margin: 0, color: tokens.colorNeutralForeground2 },
});

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
  const text = demoMessages.useText();
  return (
    <SortableItem className={styles.tag} id={id} name={name}>
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
    </SortableItem>
  );
}

/** The options with the keys of their names. */
const fruits = [
  { id: 'apple', name: 'dragSelect.fruit.apple' },
  { id: 'banana', name: 'dragSelect.fruit.banana' },
  { id: 'orange', name: 'dragSelect.fruit.orange' },
  { id: 'pear', name: 'dragSelect.fruit.pear' },
  { id: 'strawberry', name: 'dragSelect.fruit.strawberry' },
] as const;

type Fruit = (typeof fruits)[number]['id'];

interface FruitTagsProps {
  chosen: readonly { id: Fruit; name: string }[];
  onChange: (chosen: Fruit[]) => void;
}

/** The chosen fruits as tags, in their order. */
function FruitTags({ chosen, onChange }: FruitTagsProps) {
  const styles = useDragSelectStyles();
  const text = demoMessages.useText();
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

/** Demonstrates a multiple choice whose order can be changed. */
export function Page() {
  const styles = useDragSelectStyles();
  const text = demoMessages.useText();
  const [chosen, setChosen] = useState<Fruit[]>(['apple', 'banana', 'orange']);
  const nameOf = (id: Fruit) => text(fruits.find((fruit) => fruit.id === id)!.name);
  const others = fruits.filter(({ id }) => !chosen.includes(id));
  return (
    <DemoPage intro={text('dragSelect.intro')}>
      <DemoCard title={text('dragSelect.title')}>
        <Field className={styles.field} label={text('dragSelect.add')}>
          <Select
            onChange={(_event, { value }) => {
              const fruit = others.find(({ id }) => id === value);
              if (fruit) setChosen([...chosen, fruit.id]);
            }}
            value=""
          >
            <option value="">{text('dragSelect.choose')}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {text(name)}
              </option>
            ))}
          </Select>
        </Field>
        <FruitTags chosen={chosen.map((id) => ({ id, name: nameOf(id) }))} onChange={setChosen} />
        <p className={styles.order} role="status">
          {chosen.length > 0
            ? text('dragSelect.order', { names: joinList(chosen.map(nameOf)) })
            : text('dragSelect.none')}
        </p>
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];

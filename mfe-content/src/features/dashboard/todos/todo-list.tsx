import { AddIcon, Button, Checkbox, Input } from '@backoffice/ui';
import { type Ref, type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import { messages } from '../../../messages';
import { useTodosStyles } from './todos.styles';
import { Segments } from '@backoffice/list-screen/segments';
import { changeTodos, type Todo, todoFilters } from './todos';
import { TodoItem } from './todo-item';
import { storedJson } from '@backoffice/browser-store';

/** By hand: nothing else here needs a library of schemas. */
const isTodo = (value: unknown): value is Todo =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'done' in value &&
  typeof value.done === 'boolean';

/** The key is the one that the specification names. */
const storedTodos = storedJson<readonly Todo[]>({
  key: 'todos',
  area: 'local',
  parse: (json) =>
    Array.isArray(json) ? json.filter(isTodo).map(({ text, done }) => ({ text, done })) : undefined,
  fallback: [],
});

/** The to-dos of this browser, the same in all of its windows. */
function useTodos() {
  const [todos, change] = useReducer(changeTodos, undefined, storedTodos.read);
  const [isStored, setIsStored] = useState(true);
  const stored = useRef(todos);
  useEffect(() => {
    if (stored.current === todos) return;
    stored.current = todos;
    setIsStored(storedTodos.write(todos));
  }, [todos]);
  useEffect(
    () =>
      storedTodos.onChange((others) => {
        stored.current = others;
        change({ type: 'take', todos: others });
      }),
    [],
  );
  return { todos, change, isStored };
}

function NewTodo({ onAdd, ref }: { onAdd: (text: string) => void; ref: Ref<HTMLInputElement> }) {
  const styles = useTodosStyles();
  const text = messages.useText();
  const [typed, setTyped] = useState('');
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    onAdd(typed);
    setTyped('');
  };
  return (
    <form className={styles.form} onSubmit={add}>
      <Input
        aria-label={text('dashboard.todos.new')}
        className={styles.field}
        onChange={(_event, { value }) => setTyped(value)}
        placeholder={text('dashboard.todos.new')}
        ref={ref}
        value={typed}
      />
      <Button icon={<AddIcon />} type="submit">
        {text('dashboard.todos.add')}
      </Button>
    </form>
  );
}

type Filter = keyof typeof todoFilters;
const filters = Object.keys(todoFilters) as Filter[];

/** What one has to do, kept in the browser. */
export function TodoList({ label }: { label: string }) {
  const styles = useTodosStyles();
  const text = messages.useText();
  const { todos, change, isStored } = useTodos();
  const [filter, setFilter] = useState<Filter>('all');
  const field = useRef<HTMLInputElement>(null);
  const left = todos.filter(({ done }) => !done).length;
  const listed = todos.flatMap((todo, index) => (todoFilters[filter].lets(todo) ? [{ todo, index }] : []));
  const removed = () => field.current?.focus();

  return (
    <div className={styles.body}>
      <NewTodo onAdd={(added) => change({ type: 'add', text: added })} ref={field} />
      <div>
        <Segments
          label={text('dashboard.todos.filter')}
          onChange={setFilter}
          options={filters.map((value) => ({ value, label: text(todoFilters[value].label) }))}
          value={filter}
        />
      </div>
      {!isStored && (
        <p className={styles.warning} role="alert">
          {text('dashboard.todos.not-kept')}
        </p>
      )}
      {listed.length === 0 ? (
        <p className={styles.none}>
          {text(todos.length === 0 ? 'dashboard.todos.none' : 'dashboard.todos.none-such')}
        </p>
      ) : (
        <ul aria-label={label} className={styles.list}>
          {listed.map(({ todo, index }) => (
            <TodoItem
              key={index}
              onCheck={(done) => change({ type: 'check', index, done })}
              onEdit={(edited) => change({ type: 'edit', index, text: edited })}
              onRemove={() => {
                change({ type: 'remove', index });
                removed();
              }}
              todo={todo}
            />
          ))}
        </ul>
      )}
      {todos.length > 0 && (
        <div className={styles.foot}>
          <Checkbox
            checked={left === 0 || (left === todos.length ? false : 'mixed')}
            label={text('dashboard.todos.left', { left, all: todos.length })}
            onChange={() => change({ type: 'check-all', done: left > 0 })}
          />
          {left < todos.length && (
            <Button
              appearance="subtle"
              onClick={() => {
                change({ type: 'remove-done' });
                removed();
              }}
            >
              {text('dashboard.todos.remove-done')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

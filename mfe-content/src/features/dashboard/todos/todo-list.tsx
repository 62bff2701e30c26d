import { AddIcon, Button, Checkbox, Input } from '@backoffice/ui';
import { type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { messages } from '../../../messages';
import { useTodosStyles } from './todos.styles';
import { Segments } from '@backoffice/ui/segments';
import { changeTodos, identifyTodos, type StoredTodo, type Todo, todoFilters } from './todos';
import { TodoItem } from './todo-item';
import { storedJson } from '@backoffice/browser-store';

/** Checks a stored to-do without a schema library, which nothing else here needs. */
const isTodo = (value: unknown): value is StoredTodo =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'done' in value &&
  typeof value.done === 'boolean';

/** The stored to-dos; the specification defines the key. */
const storedTodos = storedJson<readonly StoredTodo[]>({
  key: 'todos',
  area: 'local',
  parse: (json) =>
    Array.isArray(json) ? json.filter(isTodo).map(({ text, done }) => ({ text, done })) : undefined,
  fallback: [],
});

/** The to-dos of this browser, the same in all of its windows. */
function useTodos() {
  const [todos, setTodos] = useState(() => identifyTodos(storedTodos.read(), []));
  const [isStored, setIsStored] = useState(true);
  const latest = useRef({ todos, isStored });
  const show = (next: readonly Todo[]) => {
    latest.current.todos = next;
    setTodos(next);
  };
  const change = (made: Parameters<typeof changeTodos>[1]) => {
    const { todos: shown, isStored: wasStored } = latest.current;
    // Read again, since another window may have changed them before this one was notified.
    const before = wasStored ? identifyTodos(storedTodos.read(), shown) : shown;
    const next = changeTodos(before, made);
    show(next);
    if (next === before) return;
    latest.current.isStored = storedTodos.write(next.map(({ text, done }) => ({ text, done })));
    setIsStored(latest.current.isStored);
  };
  useEffect(() => storedTodos.onChange((stored) => show(identifyTodos(stored, latest.current.todos))), []);
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

/** The user's to-dos, stored in the browser. */
export function TodoList({ label }: { label: string }) {
  const styles = useTodosStyles();
  const text = messages.useText();
  const { todos, change, isStored } = useTodos();
  const [filter, setFilter] = useState<Filter>('all');
  const field = useRef<HTMLInputElement>(null);
  const left = todos.filter(({ done }) => !done).length;
  const listed = todos.filter(todoFilters[filter].lets);
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
          {listed.map((todo) => (
            <TodoItem
              key={todo.id}
              onCheck={(done) => change({ type: 'check', id: todo.id, done })}
              onEdit={(edited) => change({ type: 'edit', id: todo.id, text: edited })}
              onRemove={() => {
                change({ type: 'remove', id: todo.id });
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

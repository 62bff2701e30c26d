import { storedJson } from '@backoffice/browser-store';
import { useEffect, useReducer, useRef, useState } from 'react';
import { changeTodos, type Todo } from './todos';

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
export function useTodos() {
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

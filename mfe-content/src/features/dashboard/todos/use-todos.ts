import { useEffect, useReducer, useRef, useState } from 'react';
import { changeTodos } from './change-todos';
import { keptTodos } from './kept-todos';

/** The to-dos of this browser, the same in all of its windows. */
export function useTodos() {
  const [todos, change] = useReducer(changeTodos, undefined, keptTodos.read);
  const [isKept, setIsKept] = useState(true);
  const kept = useRef(todos);
  useEffect(() => {
    if (kept.current === todos) return;
    kept.current = todos;
    setIsKept(keptTodos.write(todos));
  }, [todos]);
  useEffect(
    () =>
      keptTodos.onChange((others) => {
        kept.current = others;
        change({ type: 'take', todos: others });
      }),
    [],
  );
  return { todos, change, isKept };
}

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
  useEffect(() => {
    const take = ({ key }: StorageEvent) => {
      // Without a key everything was removed.
      if (key !== null && key !== keptTodos.key) return;
      kept.current = keptTodos.read();
      change({ type: 'take', todos: kept.current });
    };
    window.addEventListener('storage', take);
    return () => window.removeEventListener('storage', take);
  }, []);
  return { todos, change, isKept };
}

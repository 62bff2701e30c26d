/** A to-do as the browser stores it. */
export interface StoredTodo {
  text: string;
  done: boolean;
}

export interface Todo extends StoredTodo {
  /** An id in this window only, stable while the to-do is shown. */
  id: number;
}

type TodoChange =
  | { type: 'add'; text: string }
  | { type: 'edit'; id: number; text: string }
  | { type: 'check'; id: number; done: boolean }
  | { type: 'check-all'; done: boolean }
  | { type: 'remove'; id: number }
  | { type: 'remove-done' };

let lastId = 0;

/** Adds ids to stored to-dos; to-dos that are already shown keep theirs. */
export function identifyTodos(stored: readonly StoredTodo[], shown: readonly Todo[]): readonly Todo[] {
  const unmatched = [...shown];
  return stored.map((todo) => {
    const at = unmatched.findIndex(({ text }) => text === todo.text);
    const [match] = at < 0 ? [] : unmatched.splice(at, 1);
    return { ...todo, id: match?.id ?? ++lastId };
  });
}

const added = (todos: readonly Todo[], text: string) => [...todos, { id: ++lastId, text, done: false }];

/** Returns the list after a change; the same list where nothing changes. Blank texts are ignored. */
export function changeTodos(todos: readonly Todo[], change: TodoChange): readonly Todo[] {
  switch (change.type) {
    case 'add':
      return change.text.trim() ? added(todos, change.text.trim()) : todos;
    case 'edit': {
      const text = change.text.trim();
      if (!text) return todos;
      // Another window has changed or removed the to-do since: both texts are kept.
      if (!todos.some(({ id }) => id === change.id)) return added(todos, text);
      return todos.map((todo) => (todo.id === change.id ? { ...todo, text } : todo));
    }
    case 'check':
      return todos.map((todo) => (todo.id === change.id ? { ...todo, done: change.done } : todo));
    case 'check-all':
      return todos.map((todo) => ({ ...todo, done: change.done }));
    case 'remove':
      return todos.filter(({ id }) => id !== change.id);
    case 'remove-done':
      return todos.filter(({ done }) => !done);
  }
}

export const todoFilters = {
  all: { label: 'dashboard.todos.all', lets: () => true },
  active: { label: 'dashboard.todos.active', lets: ({ done }) => !done },
  completed: { label: 'dashboard.todos.completed', lets: ({ done }) => done },
} as const satisfies Record<string, { label: string; lets: (todo: Todo) => boolean }>;

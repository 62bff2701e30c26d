/** As the browser stores it. */
export interface StoredTodo {
  text: string;
  done: boolean;
}

export interface Todo extends StoredTodo {
  /** Of this window alone, and the same while the to-do is shown. */
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

/** The to-dos as they are stored; those that are shown already keep their ids. */
export function identifyTodos(stored: readonly StoredTodo[], shown: readonly Todo[]): readonly Todo[] {
  const unmatched = [...shown];
  return stored.map((todo) => {
    const at = unmatched.findIndex(({ text }) => text === todo.text);
    const [match] = at < 0 ? [] : unmatched.splice(at, 1);
    return { ...todo, id: match?.id ?? ++lastId };
  });
}

const added = (todos: readonly Todo[], text: string) => [...todos, { id: ++lastId, text, done: false }];

/** The list after a change; itself where there is nothing to change. Blank text is none. */
export function changeTodos(todos: readonly Todo[], change: TodoChange): readonly Todo[] {
  switch (change.type) {
    case 'add':
      return change.text.trim() ? added(todos, change.text.trim()) : todos;
    case 'edit': {
      const text = change.text.trim();
      if (!text) return todos;
      // Another window has changed or removed it meanwhile: both texts stay.
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

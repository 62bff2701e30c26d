/** As it is kept in the browser. */
export interface Todo {
  text: string;
  done: boolean;
}

type TodoChange =
  | { type: 'add'; text: string }
  | { type: 'edit'; index: number; text: string }
  | { type: 'check'; index: number; done: boolean }
  | { type: 'check-all'; done: boolean }
  | { type: 'remove'; index: number }
  | { type: 'remove-done' }
  /** Another window has changed them. */
  | { type: 'take'; todos: readonly Todo[] };

const replaced = (todos: readonly Todo[], index: number, change: Partial<Todo>) =>
  todos.map((todo, at) => (at === index ? { ...todo, ...change } : todo));

/** The list after a change; itself where there is nothing to change. Blank text is none. */
export function changeTodos(todos: readonly Todo[], change: TodoChange): readonly Todo[] {
  switch (change.type) {
    case 'add':
      return change.text.trim() ? [...todos, { text: change.text.trim(), done: false }] : todos;
    case 'edit':
      return change.text.trim() ? replaced(todos, change.index, { text: change.text.trim() }) : todos;
    case 'check':
      return replaced(todos, change.index, { done: change.done });
    case 'check-all':
      return todos.map((todo) => ({ ...todo, done: change.done }));
    case 'remove':
      return todos.filter((_, at) => at !== change.index);
    case 'remove-done':
      return todos.filter(({ done }) => !done);
    case 'take':
      return change.todos;
  }
}

export const todoFilters = {
  all: { label: 'dashboard.todos.all', lets: () => true },
  active: { label: 'dashboard.todos.active', lets: ({ done }) => !done },
  completed: { label: 'dashboard.todos.completed', lets: ({ done }) => done },
} as const satisfies Record<string, { label: string; lets: (todo: Todo) => boolean }>;

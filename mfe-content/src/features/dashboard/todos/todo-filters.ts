import type { Todo } from './todo';

/** Which to-dos the list can be reduced to. */
export const todoFilters = {
  all: { label: 'dashboard.todos.all', lets: () => true },
  active: { label: 'dashboard.todos.active', lets: ({ done }) => !done },
  completed: { label: 'dashboard.todos.completed', lets: ({ done }) => done },
} as const satisfies Record<string, { label: string; lets: (todo: Todo) => boolean }>;

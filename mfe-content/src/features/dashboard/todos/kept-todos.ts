import type { Todo } from './todo';

/** The name that the specification gives it. */
const KEY = 'todos';

/** By hand: nothing else here needs a library of schemas. */
const isTodo = (value: unknown): value is Todo =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'done' in value &&
  typeof value.done === 'boolean';

export const keptTodos = {
  key: KEY,

  /** None where nothing, or nothing that can be read, is kept. */
  read(): Todo[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isTodo) : [];
    } catch (error) {
      console.error(error);
      return [];
    }
  },

  /** @returns whether the browser has taken them */
  write(list: readonly Todo[]): boolean {
    try {
      localStorage.setItem(KEY, JSON.stringify(list.map(({ text, done }) => ({ text, done }))));
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  },
};

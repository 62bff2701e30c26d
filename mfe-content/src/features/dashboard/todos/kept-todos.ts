import { storedJson } from '@backoffice/browser-store';
import type { Todo } from './todo';

/** By hand: nothing else here needs a library of schemas. */
const isTodo = (value: unknown): value is Todo =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'done' in value &&
  typeof value.done === 'boolean';

/** The key is the one that the specification names. */
export const keptTodos = storedJson<readonly Todo[]>({
  key: 'todos',
  area: 'local',
  parse: (json) =>
    Array.isArray(json) ? json.filter(isTodo).map(({ text, done }) => ({ text, done })) : undefined,
  fallback: [],
});

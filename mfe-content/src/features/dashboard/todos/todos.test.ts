import { changeTodos } from './todos';

const todos = [
  { text: 'call the bank', done: false },
  { text: 'check the fees', done: true },
];

it('adds at the end, without the blanks around', () => {
  expect(changeTodos(todos, { type: 'add', text: '  write to Ana ' })).toEqual([
    ...todos,
    { text: 'write to Ana', done: false },
  ]);
});

it.each([
  { type: 'add', text: ' \t' },
  { type: 'edit', index: 0, text: '  ' },
] as const)('$type ignores blank text', (change) => {
  expect(changeTodos(todos, change)).toBe(todos);
});

it('edits, checks and removes the one that is meant', () => {
  expect(changeTodos(todos, { type: 'edit', index: 1, text: 'check all fees' })[1]).toEqual({
    text: 'check all fees',
    done: true,
  });
  expect(changeTodos(todos, { type: 'check', index: 0, done: true }).map(({ done }) => done)).toEqual([
    true,
    true,
  ]);
  expect(changeTodos(todos, { type: 'remove', index: 0 })).toEqual([todos[1]]);
});

it('checks all, and removes what is done', () => {
  expect(changeTodos(todos, { type: 'check-all', done: true }).every(({ done }) => done)).toBe(true);
  expect(changeTodos(todos, { type: 'remove-done' })).toEqual([todos[0]]);
  expect(changeTodos(todos, { type: 'take', todos: [] })).toEqual([]);
});

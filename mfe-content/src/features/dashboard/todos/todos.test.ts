import { changeTodos, identifyTodos } from './todos';

const todos = [
  { id: -1, text: 'call the bank', done: false },
  { id: -2, text: 'check the fees', done: true },
];

it('adds at the end, without the blanks around', () => {
  expect(changeTodos(todos, { type: 'add', text: '  write to Ana ' })).toEqual([
    ...todos,
    { id: expect.any(Number) as number, text: 'write to Ana', done: false },
  ]);
});

it.each([
  { type: 'add', text: ' \t' },
  { type: 'edit', id: -1, text: '  ' },
] as const)('$type ignores blank text', (change) => {
  expect(changeTodos(todos, change)).toBe(todos);
});

it('edits, checks and removes the right to-do', () => {
  expect(changeTodos(todos, { type: 'edit', id: -2, text: 'check all fees' })[1]).toEqual({
    id: -2,
    text: 'check all fees',
    done: true,
  });
  expect(changeTodos(todos, { type: 'check', id: -1, done: true }).map(({ done }) => done)).toEqual([
    true,
    true,
  ]);
  expect(changeTodos(todos, { type: 'remove', id: -1 })).toEqual([todos[1]]);
});

it('checks all, and removes what is done', () => {
  expect(changeTodos(todos, { type: 'check-all', done: true }).every(({ done }) => done)).toBe(true);
  expect(changeTodos(todos, { type: 'remove-done' })).toEqual([todos[0]]);
});

it('keeps both texts when another window has changed the edited to-do', () => {
  const theirs = identifyTodos(
    [
      { text: 'new of theirs', done: false },
      { text: 'call their bank', done: false },
      { text: 'check the fees', done: false },
    ],
    todos,
  );
  expect(theirs[2]).toEqual({ id: -2, text: 'check the fees', done: false });
  const texts = (change: Parameters<typeof changeTodos>[1]) =>
    changeTodos(theirs, change).map(({ text }) => text);
  expect(texts({ type: 'edit', id: -2, text: 'check it' })).toEqual([
    'new of theirs',
    'call their bank',
    'check it',
  ]);
  expect(texts({ type: 'edit', id: -1, text: 'call mine' })).toEqual([
    'new of theirs',
    'call their bank',
    'check the fees',
    'call mine',
  ]);
});

import fc from 'fast-check';
import { type Board, moveItem } from './board';

const item = (id: string) => ({ id, title: id });
const board: Board = [
  { id: 'left', title: 'Left', items: [item('a'), item('b'), item('c')] },
  { id: 'right', title: 'Right', items: [item('d')] },
];
const ids = (lists: Board) => lists.map(({ items }) => items.map(({ id }) => id).join(''));

it.each([
  ['a', { list: 0, index: 2 }, ['bca', 'd']],
  ['c', { list: 0, index: 0 }, ['cab', 'd']],
  ['b', { list: 1, index: 0 }, ['ac', 'bd']],
  ['b', { list: 1, index: 9 }, ['ac', 'db']],
  ['d', { list: 0, index: -1 }, ['dabc', '']],
  ['a', { list: 2, index: 0 }, ['abc', 'd']],
  ['x', { list: 0, index: 0 }, ['abc', 'd']],
])('moves %s to %j', (id, to, expected) => {
  expect(ids(moveItem(board, id, to))).toEqual(expected);
});

it('never loses or duplicates an item', () => {
  const move = fc.tuple(
    fc.constantFrom('a', 'b', 'c', 'd', 'x'),
    fc.integer({ min: -1, max: 3 }),
    fc.integer(),
  );
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const end = moves.reduce<Board>((at, [id, list, index]) => moveItem(at, id, { list, index }), board);
      const left = end.flatMap(({ items }) => items.map(({ id }) => id));
      expect(left.sort()).toEqual(['a', 'b', 'c', 'd']);
    }),
  );
});

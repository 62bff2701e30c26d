import fc from 'fast-check';
import { jsonProblem } from './json-problem';

const lineOf = (doc: string) => doc.slice(0, jsonProblem(doc)!.at).split('\n').length;

function isJson(doc: string): boolean {
  try {
    JSON.parse(doc);
    return true;
  } catch {
    return false;
  }
}

it.each(['{}', '[1, 2]', '"text"', ' null '])('finds nothing in %j', (doc) => {
  expect(jsonProblem(doc)).toBeNull();
});

it.each([
  ['{\n  "a": 1,\n  b: 2\n}', 3],
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['[\n  1,\n  2,\n]', 4],
  ['{ "a": }', 1],
  ['[\n  true,\n  wrong\n]', 3],
])('shows the line of the error in %j', (doc, line) => {
  expect(lineOf(doc)).toBe(line);
});

it('reports the end of a text that ends too early', () => {
  expect(jsonProblem('')).toEqual({ at: 0, expected: 'value' });
  expect(lineOf('{\n  "a": [\n    1')).toBe(3);
});

it.each([
  ['{} x', 3, 'end'],
  ['{ b: 2 }', 2, 'name-or-end'],
  ['{"a":1, }', 8, 'name'],
  ['{"a" 1}', 5, 'colon'],
  ['{"a":1 "b":2}', 7, 'comma-or-brace'],
  ['[1 2]', 3, 'comma-or-bracket'],
  ['[,]', 1, 'value-or-end'],
  ['[1,]', 3, 'value'],
  ['["\\x"]', 1, 'text'],
  ['01', 0, 'value'],
])('shows the expected token in %s', (doc, at, expected) => {
  expect(jsonProblem(doc)).toEqual({ at, expected });
});

it('agrees with JSON.parse on any text', () => {
  const damaged = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ...'{}[],:"\\ 0-.e1tn\n'.split('')))
    .map(([doc, index, sign]) => {
      const at = index % (doc.length + 1);
      return doc.slice(0, at) + sign + doc.slice(at + 1);
    });
  fc.assert(
    fc.property(fc.oneof(fc.json(), damaged), (doc) => {
      expect(jsonProblem(doc) === null).toBe(isJson(doc));
    }),
    { numRuns: 1000 },
  );
});

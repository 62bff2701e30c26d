import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { jsonProblem } from './json-problem';

const problemIn = (doc: string) => jsonProblem(EditorState.create({ doc, extensions: [json()] }));
const lineOf = (doc: string) => {
  const state = EditorState.create({ doc, extensions: [json()] });
  return state.doc.lineAt(jsonProblem(state)!.at).number;
};

it.each(['{}', '[1, 2]', '"text"', ' null '])('finds nothing in %j', (doc) => {
  expect(problemIn(doc)).toBeNull();
});

it.each([
  ['{\n  "a": 1,\n  b: 2\n}', 3],
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['[\n  1,\n  2,\n]', 4],
  ['{ "a": }', 1],
  ['[\n  true,\n  wrong\n]', 3],
])('shows the line at which %j is none', (doc, line) => {
  expect(lineOf(doc)).toBe(line);
});

it('shows the end of what ends too early', () => {
  expect(problemIn('')).toMatchObject({ at: 0 });
  expect(lineOf('{\n  "a": [\n    1')).toBe(3);
});

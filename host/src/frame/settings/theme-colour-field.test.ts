import { parseColour } from './theme-colour-field';

it.each([
  ['#0f6cbd', '#0f6cbd'],
  [' 0F6CBD ', '#0f6cbd'],
  ['#abc', '#aabbcc'],
  ['abc', '#aabbcc'],
])('reads %j as %s', (code, colour) => {
  expect(parseColour(code)).toBe(colour);
});

it.each(['', '#', '#ab', '#abcd', '#abcdeg', 'red', '#0f6cbd00', '##abc'])('refuses %j', (code) => {
  expect(parseColour(code)).toBeNull();
});

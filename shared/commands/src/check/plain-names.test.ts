import { lintPlanted } from './lint-planted.fixture';

const refused = {
  'a word of its own': `export const told = 1;`,
  'a part of a name': `export const toldHost = 1;`,
  'the end of a type': `export interface HeadPlace {}`,
  'a constant': `export const MAX_ASKED = 1;`,
  'a field': `export const request = { isSaid: true };`,
  'a parameter': `export const find = (whoever: string) => whoever.length;`,
};
const allowed = {
  'a longer word': `export const placeholder = 1;`,
  'a property of CSS': `export const style = { placeItems: 'center' };`,
  'a field of the API': `export const find = ({ askedAt }: { askedAt: string }) => askedAt;`,
};

describe('the lint rule of names', () => {
  const texts = { ...refused, ...allowed };
  let found: Map<string, string[]>;
  beforeAll(() => {
    const messages = lintPlanted(
      'backoffice/plain-name',
      'shared/charts/src/planted.tsx',
      Object.values(texts),
    );
    found = new Map(Object.keys(texts).map((name, at) => [name, messages[at]!]));
  });

  it.each(Object.keys(refused))('refuses %s', (name) =>
    expect(found.get(name)).toContainEqual(expect.stringContaining('Use a word that others search for')),
  );
  it.each(Object.keys(allowed))('allows %s', (name) => expect(found.get(name)).toEqual([]));
});

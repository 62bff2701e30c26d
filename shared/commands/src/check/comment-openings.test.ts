import { lintPlanted } from './lint-planted.fixture';

const RULE = 'backoffice/comment-opening';

const refused = {
  'a genitive': `/** Of the release. */\nexport const release = 1;`,
  'a relative clause': `/** What a page shows. */\nexport const page = 1;`,
  'a relative clause about people': `/** Whoever signs in. */\nexport const user = 1;`,
  'a demonstrative': `/** Those that are active. */\nexport const channels = 1;`,
  'a quantity without its noun': `/** So many rows a page. */\nexport const size = 1;`,
  'a doc comment of several lines': `/**\n * Which columns are shown,\n * and in which order.\n */\nexport const columns = 1;`,
  'a line comment': `// That is all.\nexport const page = 1;`,
  'the first of several line comments': `// Who signs in\n// and when.\nexport const page = 1;`,
  'a line comment at the end of code': `export const page = 1; // Of the list.`,
  'the line comment after one at the end of code': `export const a = 1; // Pages.\n// Of the list.\nexport const b = 1;`,
  'a line comment below a blank line': `// Pages.\n\n// Of the list.\nexport const b = 1;`,
  'a comment in JSX': `export const page = <p>{/* What is shown. */}</p>;`,
  'a small letter': `export const page = 1; // whose sessions end`,
};

const allowed = {
  'a noun phrase': `/** Releases of a micro-app. */\nexport const releases = 1;`,
  'a verb': `/** Returns what a page shows. */\nexport const page = 1;`,
  'a word that only begins alike': `/** Official names; offline. */\nexport const names = 1;`,
  'the continuation of a line comment': `// Keeps the order\n// of the columns,\n// which users drag.\nexport const page = 1;`,
};

describe('the lint rule of comment openings', () => {
  const texts = { ...refused, ...allowed };
  let reports: Map<string, string[]>;
  beforeAll(() => {
    const messages = lintPlanted(RULE, 'shared/charts/src/planted.tsx', Object.values(texts));
    reports = new Map(Object.keys(texts).map((name, at) => [name, messages[at]!]));
  });

  it.each(Object.keys(refused))('refuses %s', (name) =>
    expect(reports.get(name)).toEqual([expect.stringContaining('Begin with a noun phrase or a verb')]),
  );
  it.each(Object.keys(allowed))('allows %s', (name) => expect(reports.get(name)).toEqual([]));
});

import type { Random } from '../../harness/random';

const LONG = 20_000;
const TOO_LONG = 1_200_000;
const DEPTHS = [60, 5_000, 200_000];

/** JSON that no JavaScript value represents, inserted into the body's text. */
class Raw {
  constructor(readonly text: string) {}
}

/** The placeholder until then. */
const MARK = '\u0002';

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff\u202e\u200b\u2028',
  'ﷺ'.repeat(300),
  'e\u0301'.repeat(600),
  "'; drop table merchant; --",
  '{{7*7}}${7*7}',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '%00%ff%c0%ae',
  '1e999',
  'NaN',
  '2026-02-30T25:61:61.999Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00',
  '９９９',
  'true',
  'null',
  'x'.repeat(LONG),
];
const numbers = [
  0,
  -0,
  -1,
  0.1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
  1.7976931348623157e308,
  5e-324,
];
const raws = ['1e400', '-1e400', '9'.repeat(400), '0.'.padEnd(400, '3'), '"\\ud800"', '"\\u0000"', '1E1000'];
const others: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
  { length: -1 },
  [1, 'a', null, {}],
];

const raw = (text: string) => new Raw(text);
const deep = (depth: number) => raw(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const deepObject = (depth: number) => raw(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

function hostileValue(random: Random): unknown {
  switch (random.between(0, 7)) {
    case 0:
    case 1:
    case 2:
      return random.oneOf(texts);
    case 3:
      return random.oneOf(numbers);
    case 4:
      return raw(random.oneOf(raws));
    case 5:
      return random.chance(0.5) ? deep(random.oneOf(DEPTHS)) : deepObject(random.oneOf(DEPTHS));
    default:
      return random.oneOf(others);
  }
}

type Fields = Record<string, unknown>;

function spoilList(list: readonly unknown[], random: Random): unknown {
  if (list.length === 0 || random.chance(0.3))
    return Array.from({ length: random.oneOf([1, 2, 300, 5_000]) }, () => hostileText(random));
  const at = random.between(0, list.length - 1);
  return list.map((item, index) => (index === at ? spoilValue(item, random) : item));
}

const hostileText = (random: Random) => random.oneOf(texts).slice(0, 40);

function spoilFields(fields: Fields, random: Random): unknown {
  const names = Object.keys(fields);
  const kind = random.between(0, 9);
  if (kind === 0 || names.length === 0)
    return {
      ...fields,
      [random.oneOf(['extra', 'isAdmin', '', '\u0000', 'id', 'status', 'x'.repeat(LONG)])]: 1,
    };
  const name = random.oneOf(names);
  if (kind === 1) return Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));
  // An own property, as JSON.parse creates it: in an object literal it would set the prototype.
  if (kind === 2) return raw(`{"${random.oneOf(['__proto__', 'constructor'])}":{"prototype":{"a":1}},"a":1}`);
  if (kind === 3) return { ...fields, [name]: fields[random.oneOf(names)] };
  return { ...fields, [name]: spoilValue(fields[name], random) };
}

function spoilValue(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && random.chance(0.7)) return spoilList(value, random);
  if (value instanceof Raw) return hostileValue(random);
  if (typeof value === 'object' && value !== null && random.chance(0.8))
    return spoilFields(value as Fields, random);
  if (typeof value === 'string' && random.chance(0.2)) return value + random.oneOf(texts);
  return hostileValue(random);
}

function textOf(body: unknown): string {
  const raws: string[] = [];
  const text = JSON.stringify(body, (_, value: unknown) =>
    value instanceof Raw ? `${MARK}${raws.push(value.text) - 1}` : value,
  );
  return text.replaceAll(/"\\u0002(\d+)"/g, (_, index: string) => raws[Number(index)] ?? 'null');
}

const wholeBodies = (text: string, random: Random) =>
  random.oneOf([
    '',
    '{',
    text.slice(0, -1),
    `\ufeff${text}`,
    `${text}${text}`,
    `[${text}]`,
    JSON.stringify(text),
    '\u0000',
    'null',
    '0',
    text.replace('{', '{"id":1,"id":{},'),
    `{"a":"${'x'.repeat(TOO_LONG)}"}`,
    deep(200_000).text,
  ]);

/** The text of a valid body with one or several errors. */
export function spoiledBody(body: unknown, random: Random): string {
  let spoiled = body;
  const errors = random.oneOf([1, 1, 1, 2, 5]);
  for (let index = 0; index < errors; index++) spoiled = spoilValue(spoiled, random);
  const text = textOf(spoiled);
  return random.chance(0.15) ? wholeBodies(text, random) : text;
}

/** A text for a part of an address, encoded. */
export function spoiledPart(random: Random): string {
  return random.oneOf([
    '',
    '%00',
    '%ff',
    '%',
    '%2f..%2f',
    '..',
    '-1',
    '0',
    '1e3',
    '9'.repeat(30),
    '%F0%9F%92%A9',
    '%ED%A0%80',
    'a'.repeat(3_000),
    '__proto__',
    "'--",
  ]);
}

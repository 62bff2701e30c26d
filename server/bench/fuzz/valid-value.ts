import { type JsonSchema, sampleOf } from '../../src/platform/access/sample-of.fixture';
import type { Random } from '../../harness/random';

type Row = Readonly<Record<string, unknown>>;

const FIELDS_OF_ONE_ROW = ['id', 'key', 'name', 'remote', 'release', 'generation', 'updatedAt', 'merchantId'];
const WORDS = [
  'aaaa',
  'Ärger & Söhne',
  '商户一号',
  'a.b-c_d',
  'ﷺ﷽',
  '👩‍👩‍👧',
  "O'Neill",
  '10%_\\',
  'e\u0301toile',
];

/** Values that no schema describes: names of existing rows, and values required by a rule. */
const known: Readonly<Record<string, readonly unknown[]>> = {
  roleName: ['editor', 'visitor', 'visitor'],
  password: ['a-barometer-23', 'four words and 1 more'],
  merchantChannel: ['alipay', 'wechat', 'visa'],
  remote: ['mfe-fuzz', 'mfe-merchant'],
  routes: [[], [{ path: '/merchant', children: [{ path: 'list' }] }], [{ path: '/dashboard' }]],
};

function textFor(schema: JsonSchema & { minLength?: number; maxLength?: number }, random: Random): string {
  const { pattern, format, minLength = 0, maxLength = 200 } = schema;
  if (format === 'date-time' || /\{64\}/.test(pattern ?? '')) return String(sampleOf(schema));
  const fits = (text: string) => !pattern || new RegExp(pattern, 'u').test(text);
  const length = random.between(Math.max(1, minLength), Math.max(minLength, Math.min(maxLength, 24)));
  // Unique, so that a create is not refused because the name exists.
  const plain = `f${random.between(0, 2 ** 31).toString(36)}xxxxxxxxxxxxxxxxxxxxxxxx`.slice(0, length);
  const word = random.oneOf(WORDS).slice(0, maxLength);
  return random.chance(0.7) || !fits(word) || word.length < minLength ? plain : word;
}

/**
 * A value that fits a schema; most optional fields are left out.
 *
 * @param row a row of the same area, whose identifying fields are used together, so that the row exists
 */
export function validValue(schema: JsonSchema, random: Random, row: Row = {}): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.oneOf(schema.enum);
  if (schema.anyOf) return validValue(random.oneOf(schema.anyOf), random, row);
  switch (schema.type) {
    case 'object': {
      const share = random.oneOf([0, 0.3]);
      const names = Object.entries(schema.properties ?? {}).filter(
        ([name]) =>
          schema.required?.includes(name) ||
          (name in row && (share > 0 || FIELDS_OF_ONE_ROW.includes(name))) ||
          random.chance(share),
      );
      return Object.fromEntries(
        names.map(([name, field]) => {
          if (name in row && (FIELDS_OF_ONE_ROW.includes(name) || random.chance(0.3)))
            return [name, row[name]];
          const values = known[name];
          return [name, values && random.chance(0.8) ? random.oneOf(values) : validValue(field, random)];
        }),
      );
    }
    case 'array': {
      const length = Math.max(schema.minItems ?? 0, random.between(0, 3));
      return Array.from({ length }, () => validValue(schema.items ?? {}, random, row));
    }
    case 'integer':
    case 'number':
      return random.chance(0.3) ? Math.max(1, schema.minimum ?? 1) : random.between(1, 40);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return textFor(schema, random);
  }
}

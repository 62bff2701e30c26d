import * as schemas from '@backoffice/contract/text-schemas';
import fc from 'fast-check';
import type * as z from 'zod/mini';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeAll(async () => (api = await startTestApi()));
afterAll(() => api.stop());

interface Definition {
  type: string;
  checks?: unknown[];
  [part: string]: unknown;
}

/** Visits each text within a schema with its path; a schema that refers to itself is visited once. */
function textsIn(schema: unknown, path: string, visit: (text: z.ZodMiniType, path: string) => void): void {
  const within: unknown[] = [];
  const goInto = (part: unknown, at: string): void => {
    if (typeof part !== 'object' || part === null || within.includes(part)) return;
    within.push(part);
    if ('_zod' in part) {
      const { type, ...parts } = (part as z.ZodMiniType)._zod.def as unknown as Definition;
      if (type === 'string') visit(part as z.ZodMiniType, at);
      const { shape, element, innerType, in: input, options, keyType, valueType } = parts;
      for (const inner of [shape, element, innerType, input, options, keyType, valueType]) goInto(inner, at);
    } else for (const [name, inner] of Object.entries(part)) goInto(inner, `${at}.${name}`);
    within.pop();
  };
  goInto(schema, path);
}

/** Returns true for texts with a pattern and for timestamps. */
const isPatterned = ({ pattern, format }: { pattern?: RegExp; format?: string }) =>
  format === 'datetime' ||
  (pattern !== undefined &&
    /^\^.*\$$/.test(pattern.source) &&
    Array.from('\u0001\n\u200b\u202e\u3164\ufffe').every(
      (bad) => !pattern.test(`a${bad}`) && !pattern.test(bad),
    ));

test('each text of a call is declared by the schemas of texts, or has a pattern', () => {
  const bare: string[] = [];
  let texts = 0;
  for (const { method, url, schema } of api.app.declaredRoutes) {
    const { body, querystring, params, response } = (schema ?? {}) as Record<string, unknown>;
    // Fields that are accepted only unchanged are compared, and not stored.
    const read = new Set<unknown>();
    textsIn((response as Record<string, unknown> | undefined)?.['200'], '', (text) => read.add(text));
    textsIn({ body, querystring, params }, '', (text, path) => {
      if (read.has(text)) return;
      texts += 1;
      const checks = (text._zod.def.checks ?? []) as {
        _zod: { def: { pattern?: RegExp; format?: string } };
      }[];
      const isDeclared = checks.some((check) => schemas.textChecks.includes(check));
      const definitions = [text._zod.def as { format?: string }, ...checks.map(({ _zod }) => _zod.def)];
      if (!isDeclared && !definitions.some(isPatterned)) bare.push(`${String(method)} ${url}${path}`);
    });
  }
  expect(bare).toEqual([]);
  expect(texts).toBeGreaterThan(150);
});

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...Array.from(
        'aé가ｶﾞ\u0301\u0000\u0001\t\n\r\u0085\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u2028\u202e\u2066\u2069\u3164\ufe0f\ufeff\uffa0\ufffe❤👩\u{e0041}ب葛क्',
      ),
    ),
    fc.constantFrom('\ud800', '\udc00'),
  ),
  maxLength: 20,
});

test.each([
  [
    'line',
    schemas.line(200),
    /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
  ],
  [
    'multiline',
    schemas.multiline(200),
    /[^\P{Cc}\n\t]|[\p{Cs}\p{Noncharacter_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
  ],
  [
    'displayName',
    schemas.displayName(200, 0),
    /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]|\u034f|[\u180b-\u180f]/u,
  ],
  ['sought', schemas.sought(200), /[\0\p{Cs}]/u],
  ['richText', schemas.richText(200), /[\0\p{Cs}]/u],
])(
  'texts accepted by %s are NFC, unchanged when parsed again, and without refused characters',
  (_name, schema, refused) => {
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(anyText, nasty), (text) => {
        const outcome = schema.safeParse(text);
        if (!outcome.success) return;
        taken += 1;
        expect(outcome.data).toBe(outcome.data.normalize('NFC'));
        expect(schema.parse(outcome.data)).toBe(outcome.data);
        expect(outcome.data).not.toMatch(refused);
      }),
      { numRuns: 3_000 },
    );
    expect(taken).toBeGreaterThan(30);
  },
);

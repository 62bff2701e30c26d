import { channelListResponse, merchantListResponse } from '@backoffice/contract';
import fc from 'fast-check';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { MAX_ANSWER_BYTES, SHORTENED_MARK } from '@backoffice/contract/shortened-rows';
import { answerCompiler, bytesInPieces } from './answers';

const text = fc.string({ unit: 'binary', maxLength: 20 });
const option = fc.record({ id: fc.nat(), merchantName: text, merchantNo: text });
const merchant = fc.record(
  {
    id: fc.nat(),
    merchantName: text,
    merchantNo: text,
    privateKey: text,
    freeDifference: fc.integer({ min: -128, max: 127 }),
    merchantExpansionA: text,
    merchantExpansionB: text,
    merchantExpansionC: text,
    merchantExpansionD: text,
    status: fc.constantFrom('active', 'inactive'),
    createdAt: text,
    updatedAt: text,
    secret: text,
  },
  {
    requiredKeys: [
      'id',
      'merchantName',
      'merchantNo',
      'freeDifference',
      'merchantExpansionA',
      'merchantExpansionB',
      'merchantExpansionC',
      'merchantExpansionD',
      'status',
      'createdAt',
      'updatedAt',
    ],
  },
);

function routeOf(schema: z.ZodMiniType) {
  return { schema, method: 'POST', url: '/merchant/list', httpStatus: '200' };
}

test('an answer contains only the fields of its schema', () => {
  const serialise = answerCompiler(routeOf(z.object({ name: z.string(), nick: z.optional(z.string()) })));
  expect(serialise({ name: '北京', passwordHash: 'x' })).toBe('{"name":"北京"}');
});

test('an answer that does not match is refused with the reason', () => {
  const serialise = answerCompiler(routeOf(channelListResponse));
  const answer = { items: [{ id: 1 }], total: 1 };
  const sentence = (call: () => string) => {
    try {
      return call();
    } catch (error) {
      return JSON.stringify(error, Object.getOwnPropertyNames(error));
    }
  };
  expect(() => serialise(answer)).toThrow("Response doesn't match the schema");
  expect(sentence(() => serialise({ total: '1' }))).toContain('invalid_type');
});

test('merchants are answered by the schema, with any columns', () => {
  const route = routeOf(merchantListResponse);
  const serialise = answerCompiler(route);
  const interpreted = serializerCompiler(route);
  fc.assert(
    fc.property(
      fc.record({ items: fc.array(fc.oneof(option, merchant), { maxLength: 4 }), total: fc.nat() }),
      (answer) => expect(serialise(answer)).toBe(interpreted(answer)),
    ),
  );
});

describe('many rows', () => {
  const schema = z.object({ status: z.literal(200), data: merchantListResponse });
  const inPieces = bytesInPieces(schema);
  const [row] = fc.sample(merchant, 1);
  const answerOf = (items: object[]) => ({ status: 200, data: { items, total: items.length } });

  test('are serialised in pieces like few rows', async () => {
    const answer = answerOf(fc.sample(fc.oneof(option, merchant), 333));
    const bytes = await inPieces(answer);
    expect(JSON.parse(String(bytes))).toEqual(JSON.parse(answerCompiler(routeOf(schema))(answer)));
  });

  test('let other calls run in between', async () => {
    let isOver = false;
    const seen: boolean[] = [];
    const bytes = inPieces(answerOf(Array<object>(50_000).fill(row!))).finally(() => (isOver = true));
    setImmediate(() => seen.push(isOver));
    await bytes;
    expect(seen).toEqual([false]);
  });

  test('with a mismatch are refused by the compiler, with the reason', async () => {
    expect(await inPieces(answerOf([...Array<object>(200).fill(row!), { id: 1 }]))).toBeNull();
  });

  const fat = (letters: string, id: number) => ({
    ...row!,
    id,
    merchantExpansionA: letters.repeat(10_000 / letters.length),
    merchantExpansionB: letters.repeat(10_000 / letters.length),
    merchantExpansionD: 'short',
  });

  test.each([
    ['control characters', '\u0001'],
    ['quotes', '"\\'],
    ['Chinese', '商户'],
    ['pictures of two halves', '😀'],
  ])('of %s are shortened to 8 MB without omitting any', async (_name, letters) => {
    const items = Array.from({ length: 1_000 }, (_, index) => fat(letters, index));
    const bytes = await inPieces(answerOf(items));
    expect(bytes!.length).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
    expect(bytes!.length).toBeGreaterThan(MAX_ANSWER_BYTES * 0.8);
    const { data } = JSON.parse(String(bytes)) as { data: { items: Record<string, unknown>[] } };
    expect(data.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    for (const item of data.items) {
      const { merchantExpansionA: text, shortened } = item as {
        merchantExpansionA: string;
        shortened: string[];
      };
      expect(shortened).toEqual(['merchantExpansionA', 'merchantExpansionB']);
      expect(text.endsWith(SHORTENED_MARK)).toBe(true);
      expect(fat(letters, 0).merchantExpansionA.startsWith(text.slice(0, -SHORTENED_MARK.length))).toBe(true);
      expect(text).not.toMatch(/\p{Surrogate}/u);
    }
  });

  test('are shortened only in their longest texts', async () => {
    const items = Array.from({ length: 600 }, (_, index) => (index < 200 ? fat('\u0001', index) : row!));
    const { data } = JSON.parse(String(await inPieces(answerOf(items)))) as {
      data: { items: { shortened?: string[] }[] };
    };
    expect(data.items.map(({ shortened }) => shortened?.length ?? 0)).toEqual(
      items.map((_, index) => (index < 200 ? 2 : 0)),
    );
  });

  test('that the database has shortened are named', async () => {
    const text = `long${SHORTENED_MARK}`;
    const answer = JSON.parse(
      String(await inPieces(answerOf([row!, { ...row!, merchantExpansionC: text }]))),
    );
    expect(answer).toMatchObject({
      data: { items: [{ id: row!.id }, { merchantExpansionC: text, shortened: ['merchantExpansionC'] }] },
    });
  });
});

import { channelListResponse, merchantListResponse } from '@backoffice/contract';
import fc from 'fast-check';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerCompiler, textInPieces } from './answers';

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

test('an answer has what its schema names, and nothing else', () => {
  const serialise = answerCompiler(routeOf(z.object({ name: z.string(), nick: z.optional(z.string()) })));
  expect(serialise({ name: '北京', passwordHash: 'x' })).toBe('{"name":"北京"}');
});

test('what does not fit is refused with the reason', () => {
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

test('merchants are answered as the schema says, whichever columns they have', () => {
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
  const inPieces = textInPieces(schema);
  const [row] = fc.sample(merchant, 1);
  const answerOf = (items: object[]) => ({ status: 200, data: { items, total: items.length } });

  test('are answered as few are, in pieces', async () => {
    const answer = answerOf(fc.sample(fc.oneof(option, merchant), 333));
    const text = await inPieces(answer);
    expect(JSON.parse(text ?? '')).toEqual(JSON.parse(answerCompiler(routeOf(schema))(answer)));
  });

  test('let others be answered in between', async () => {
    let isOver = false;
    const seen: boolean[] = [];
    const text = inPieces(answerOf(Array<object>(50_000).fill(row!))).finally(() => (isOver = true));
    setImmediate(() => seen.push(isOver));
    await text;
    expect(seen).toEqual([false]);
  });

  test('of which one does not fit are left to the compiler, which says why', async () => {
    expect(await inPieces(answerOf([...Array<object>(200).fill(row!), { id: 1 }]))).toBeNull();
    expect(await inPieces(answerOf([row!]))).toBeNull();
  });
});

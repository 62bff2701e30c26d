import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import fp from 'fastify-plugin';
import { inPieces } from './pieces';

/**
 * Holds answers against their schemas: what a schema does not name never leaves, what does not fit is a failure. In
 * compiled code, because to look at each field of a long list one by one takes longer than to read its rows.
 */
export const answerCompiler: FastifySerializerCompiler<z.ZodMiniType> = (route) => {
  // Its sentence tells what does not fit.
  const refuse = serializerCompiler(route);
  let compiled: z.ZodMiniType | undefined;
  return (answer) => {
    compiled ??= z.compile(route.schema);
    const { success, data } = z.safeParse(compiled, answer);
    return success ? JSON.stringify(data) : refuse(answer);
  };
};

/** Rows of an answer that are checked and put into text in one go, and how many go in one go altogether. */
const PIECE = 20;
const IN_ONE_GO = 100;

interface RowsAnswer {
  data: { items: unknown[] };
}

function hasManyRows(answer: object): answer is RowsAnswer {
  const { items } = ((answer as Partial<RowsAnswer>).data ?? {}) as Partial<RowsAnswer['data']>;
  return Array.isArray(items) && items.length > IN_ONE_GO;
}

/**
 * The same for answers with many rows, a few at a time, so that others are answered meanwhile.
 *
 * @returns a function that gives the text, or null of an answer with few rows and of one that does not fit
 */
export function textInPieces(schema: z.ZodMiniType): (answer: object) => Promise<string | null> {
  let compiled: z.ZodMiniType | undefined;
  return async (answer) => {
    if (!hasManyRows(answer)) return null;
    const { data } = answer;
    compiled ??= z.compile(schema);
    const check = (items: readonly unknown[]) => {
      const { data: checked } = z.safeParse(compiled!, { ...answer, data: { ...data, items } });
      return checked as RowsAnswer | undefined;
    };
    const frame = check([]);
    const pieces = await inPieces(data.items, PIECE, (piece) => {
      const checked = check(piece);
      return checked ? JSON.stringify(checked.data.items).slice(1, -1) : null;
    });
    if (!frame || pieces.includes(null)) return null;
    const { items: _none, ...rest } = frame.data;
    const named = JSON.stringify({ ...frame, data: undefined }).slice(0, -1);
    const others = JSON.stringify(rest).slice(1, -1);
    return `${named},"data":{${others && `${others},`}"items":[${pieces.join(',')}]}}`;
  };
}

/** Hands answers on as bytes: Node counts and converts a text anew at each step, which costs a long list a fifth of its sending. */
export const answerBytesPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' ? Buffer.from(payload) : payload);
  });
});

// https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html#security-headers
const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Names each answer by its request's id and gives it the headers of an API that holds private data. */
export const headersPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
  });
});

import { MAX_ANSWER_BYTES, SHORTENED_MARK } from '@backoffice/contract/shortened-rows';
import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import fp from 'fastify-plugin';
import { inPieces } from '../scheduling/pieces';
import { RowShortener, shortenRow } from './shorten-rows';

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

/** Rows of an answer that are checked and put into bytes in one go. */
const PIECE = 20;

interface RowsAnswer {
  data: { items: Record<string, unknown>[] };
}

function hasRows(answer: object): answer is RowsAnswer {
  const { items } = ((answer as Partial<RowsAnswer>).data ?? {}) as Partial<RowsAnswer['data']>;
  return Array.isArray(items);
}

/**
 * The same for answers with rows, a few at a time, so that others are answered meanwhile. Where they have more bytes than an answer may,
 * the longest texts of the rows are shortened; `shortened` of such a row names them.
 *
 * @returns a function that gives the bytes, or null of an answer without rows and of one that does not fit
 */
export function bytesInPieces(schema: z.ZodMiniType): (answer: object) => Promise<Buffer | null> {
  let compiled: z.ZodMiniType | undefined;
  return async (answer) => {
    if (!hasRows(answer)) return null;
    const { data } = answer;
    compiled ??= z.compile(schema);
    if (data.items.length <= PIECE) {
      const { success, data: checked } = z.safeParse(compiled, answer);
      if (!success) return null;
      const text = JSON.stringify(checked);
      const bytes = Buffer.from(text);
      if (bytes.length <= MAX_ANSWER_BYTES && !text.includes(SHORTENED_MARK)) return bytes;
    }
    const check = (items: readonly unknown[]) => {
      const { data: checked } = z.safeParse(compiled!, { ...answer, data: { ...data, items } });
      return checked as RowsAnswer | undefined;
    };
    /** Whole ones are left out as soon as they are too many: what is too much to send is too much to hold. */
    const rowsInBytes = async (share: number) => {
      let bytes = 0;
      const pieces = await inPieces(data.items, PIECE, (piece) => {
        const rows = share === Infinity && bytes > MAX_ANSWER_BYTES ? [] : check(piece)?.data.items;
        if (!rows?.length) return rows && [];
        const whole = JSON.stringify(rows);
        const isWhole = share === Infinity && !whole.includes(SHORTENED_MARK);
        const text = isWhole ? whole : JSON.stringify(rows.map((row) => shortenRow(row, share)));
        const done = Buffer.from(bytes === 0 ? text.slice(1, -1) : `,${text.slice(1, -1)}`);
        bytes += done.length;
        return [done];
      });
      return { pieces, bytes };
    };
    const frame = check([]);
    let done = await rowsInBytes(Infinity);
    if (frame && done.bytes > MAX_ANSWER_BYTES) {
      const shortener = new RowShortener();
      await inPieces(data.items, PIECE, (piece) => {
        for (const row of check(piece)?.data.items ?? []) shortener.measure(row);
      });
      done = await rowsInBytes(shortener.share);
    }
    const { pieces } = done;
    if (!frame || pieces.includes(undefined)) return null;
    const { items: _none, ...rest } = frame.data;
    const named = JSON.stringify({ ...frame, data: undefined }).slice(0, -1);
    const others = JSON.stringify(rest).slice(1, -1);
    const head = Buffer.from(`${named},"data":{${others && `${others},`}"items":[`);
    return Buffer.concat([head, ...(pieces as Buffer[][]).flat(), Buffer.from(']}}')]);
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
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    done();
  });
});

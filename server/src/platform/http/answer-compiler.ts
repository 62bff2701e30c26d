import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

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

import { failureReason, UPLOAD_FORM_MAX_BYTES } from '@backoffice/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { answerFailure } from '../../platform/http/failures.plugin';
import { HttpError, refusal } from '../../platform/http/http-error';

/** Lets the routes around it take forms with files, read whole: they are small. The body is a `FormData`. */
export const multipartBodyPlugin = fp(async (app: FastifyInstance) => {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: UPLOAD_FORM_MAX_BYTES },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      try {
        // oxlint-disable-next-line typescript/no-deprecated -- discouraged for bodies of any size; this one is small and in memory
        return await new Response(new Uint8Array(body), { headers }).formData();
      } catch (error) {
        throw new HttpError(400, failureReason('form-invalid'), { cause: error });
      }
    },
  );
  app.setErrorHandler((error: Error, request, reply) => {
    const isTooLarge = (error as { code?: unknown }).code === 'FST_ERR_CTP_BODY_TOO_LARGE';
    return answerFailure(isTooLarge ? refusal(413, 'file-too-large') : error, request, reply);
  });
});

/** The form that a call was sent. */
export function formOf({ body }: FastifyRequest): FormData {
  if (body instanceof FormData) return body;
  throw refusal(400, 'form-media-type');
}

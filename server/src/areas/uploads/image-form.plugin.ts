import { failureReason, UPLOAD_FORM_MAX_BYTES } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createConcurrencyLimit } from '../../platform/admission/concurrency-limit';
import { answerFailure } from '../../platform/http/failures.plugin';
import { HttpError, refusal } from '../../platform/http/http-error';

function asFormFailure(error: Error): Error {
  const { code } = error as { code?: unknown };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refusal(400, 'form-media-type');
  return error;
}

/** Returns true for failures after which the rest of a form is not read: an invalid or too large form, and too many calls. */
function isHopeless(error: Error): boolean {
  return (
    error instanceof HttpError &&
    ([413, 429].includes(error.statusCode) || error.reason.code === failureReason('form-invalid').code)
  );
}

/**
 * Makes the routes of its scope accept forms with an image, and no other body. The form is read only by the route: see
 * `readImageForm`.
 */
export const imageFormPlugin = fp(async (app: FastifyInstance) => {
  const enter = createConcurrencyLimit('formsPerSender');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
  app.addHook('preParsing', async (request, reply) => {
    enter(reply);
    if (Number(request.headers['content-length'] ?? 0) > UPLOAD_FORM_MAX_BYTES)
      throw refusal(413, 'file-too-large');
  });
  app.setErrorHandler((error: Error, request, reply) => {
    const failure = asFormFailure(error);
    if (!request.raw.complete) {
      if (isHopeless(failure)) reply.header('connection', 'close');
      // Reads the rest, because a caller who is still sending would not receive the answer.
      else request.raw.resume();
    }
    return answerFailure(failure, request, reply);
  });
});

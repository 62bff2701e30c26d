import {
  apiPaths,
  callAccess,
  failureReason,
  UPLOAD_FORM_MAX_BYTES,
  uploadName,
  uploadTokenResponse,
} from '@backoffice/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { answerFailure } from '../../platform/http/failures.plugin';
import { HttpError, refusal } from '../../platform/http/http-error';
import type { Services } from '../../platform/services';
import { scheduleJob } from '../../platform/http/scheduled-jobs';
import { declareRoute } from '../../platform/http/declare-route';
import { createRateLimit } from '../../platform/http/rate-limit';
import { findUpload, removeOldUploadTokens, removeUnusedUploads } from './uploads.repository';
import { UploadService } from './upload-service';

/** Lets the routes around it take forms with files, read whole: they are small. The body is a `FormData`. */
const multipartBodyPlugin = fp(async (app: FastifyInstance) => {
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

/** An image, whatever somebody hid in it: it is never taken for anything else, and runs nothing where it is opened. */
const imageHeaders = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'content-disposition': 'inline',
  'cache-control': 'public, max-age=31536000, immutable',
};

const bucketName = /^[0-9a-f]{32}$/;

function formOf({ body }: FastifyRequest): FormData {
  if (body instanceof FormData) return body;
  throw refusal(400, 'form-media-type');
}

export function uploadRoutes(app: FastifyInstance, { pool, settings: { bucket } }: Services): void {
  const uploads = new UploadService(pool, bucket);
  const limitUser = createRateLimit({ calls: 60, seconds: 60 });
  const limitAddress = createRateLimit({ calls: 120, seconds: 60 });
  scheduleJob(app, 'upload tokens', () => removeOldUploadTokens(pool));
  scheduleJob(app, 'unused uploads', () => removeUnusedUploads(pool));

  declareRoute(app, 'GET', apiPaths.uploadToken, {
    summary: 'A token for the upload of one image: PNG, JPEG, GIF or WebP of at most 2 MB.',
    data: uploadTokenResponse,
    handle: ({ caller }) => {
      limitUser(String(caller.userId));
      return uploads.token(caller.userId);
    },
  });

  // What these answer is not put into the envelope: they speak as Qiniu and the demos' echo endpoint do.
  app.register(async (scope) => {
    await scope.register(multipartBodyPlugin);

    scope.post(
      apiPaths.tokenUpload,
      {
        config: { access: callAccess['POST /qiniu/upload'] },
        schema: { summary: 'Takes an image by its upload token.', tags: ['qiniu'] },
      },
      async (request) => {
        limitAddress(request.ip);
        return uploads.byToken(formOf(request));
      },
    );

    scope.post(
      apiPaths.upload,
      {
        config: { access: callAccess['POST /upload'] },
        schema: {
          summary: 'Takes an image of a signed-in user.',
          tags: ['upload'],
          security: [{ session: [] }],
        },
      },
      async (request) => {
        const { caller } = request;
        if (!caller) throw refusal(401, 'signed-out');
        limitUser(String(caller.userId));
        return uploads.byUser(formOf(request), caller.userId);
      },
    );
  });

  app.get<{ Params: { name: string } }>(
    `${apiPaths.uploads}/:name`,
    {
      config: { access: callAccess['GET /uploads/:name'] },
      schema: { summary: 'An uploaded image. Whoever knows its name may see it.', tags: ['uploads'] },
    },
    async ({ params: { name } }, reply) => {
      // The bucket's names have no ending: it is not known before the image is.
      if (bucket && bucketName.test(name)) return reply.redirect(`${bucket.publicUrl}/${name}`);
      const upload = uploadName.test(name) ? await findUpload(pool, { name }) : null;
      if (!upload) throw refusal(404, 'image-unknown');
      return reply.headers(imageHeaders).type(upload.contentType).send(upload.bytes);
    },
  );
}

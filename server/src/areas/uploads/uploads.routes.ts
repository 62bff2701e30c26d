import { apiPaths, callAccess, uploadName, uploadTokenResponse } from '@backoffice/contract';
import { withoutMetadata } from '@backoffice/contract/image-metadata';
import type { FastifyInstance } from 'fastify';
import { createBudget } from '../../platform/admission/budget';
import { createConcurrencyLimit } from '../../platform/admission/concurrency-limit';
import { createRateLimit } from '../../platform/admission/rate-limit';
import type { Caller } from '../../platform/http/caller';
import { refusal } from '../../platform/http/http-error';
import type { Services } from '../../platform/services';
import { scheduleJob } from '../../platform/jobs/scheduled-jobs';
import { declareRoute } from '../../platform/http/declare-route';
import { imageFormPlugin } from './image-form.plugin';
import { readImageForm } from './read-image-form';
import { findUpload, removeOldUploadTokens, removeUnusedUploads } from './uploads.repository';
import { UploadService } from './upload-service';

/** Headers that make browsers treat the response only as an image, without running any hidden content. */
const imageHeaders = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'content-disposition': 'inline',
  'cache-control': 'public, max-age=31536000, immutable',
};

const bucketName = /^[0-9a-f]{32}$/;

function callerOf(caller: Caller | null): Caller {
  if (!caller) throw refusal(401, 'signed-out');
  return caller;
}

export function uploadRoutes(app: FastifyInstance, { pool, settings: { bucket } }: Services): void {
  const uploads = new UploadService(pool, bucket);
  const limitUser = createBudget(pool, 'uploadsPerUser');
  const limitAddress = createRateLimit('tokenUploadsPerAddress');
  scheduleJob(app, 'upload tokens', () => removeOldUploadTokens(pool));
  scheduleJob(app, 'unused uploads', () => removeUnusedUploads(pool));

  declareRoute(app, 'GET', apiPaths.uploadToken, {
    summary: 'Get an upload token for one image: PNG, JPEG, GIF or WebP, up to 2 MB',
    data: uploadTokenResponse,
    handle: async ({ caller }) => {
      await limitUser(caller.userId);
      return uploads.token(caller.userId);
    },
  });

  // These routes answer without the envelope, like Qiniu and the demos' echo endpoint.
  app.register(async (scope) => {
    await scope.register(imageFormPlugin);

    scope.post(
      apiPaths.tokenUpload,
      {
        config: { access: callAccess['POST /qiniu/upload'] },
        schema: { summary: 'Upload an image with an upload token', tags: ['qiniu'] },
        onRequest: async (request) => limitAddress(request),
      },
      async (request) => {
        const { texts, image } = await readImageForm(request, ['token', 'key'], ({ token }) =>
          uploads.checkToken(token),
        );
        return uploads.byToken(texts.token ?? '', image);
      },
    );

    scope.post(
      apiPaths.upload,
      {
        config: { access: callAccess['POST /upload'] },
        schema: {
          summary: 'Upload an image as a signed-in user',
          tags: ['upload'],
          security: [{ session: [] }],
        },
        onRequest: async ({ caller }) => limitUser(callerOf(caller).userId),
      },
      async (request) => {
        const { image } = await readImageForm(request);
        return uploads.byUser(image, callerOf(request.caller).userId);
      },
    );
  });

  const enterReader = createConcurrencyLimit('imagesPerAddress');
  app.get<{ Params: { name: string } }>(
    `${apiPaths.uploads}/:name`,
    {
      config: { access: callAccess['GET /uploads/:name'] },
      schema: { summary: 'Get an uploaded image by name. Public', tags: ['uploads'] },
    },
    async (request, reply) => {
      const { name } = request.params;
      // The bucket's names have no extension, because it is unknown before the upload.
      if (bucket && bucketName.test(name)) return reply.redirect(`${bucket.publicUrl}/${name}`);
      enterReader(reply);
      const upload = uploadName.test(name) ? await app.inTurn(reply, () => findUpload(pool, { name })) : null;
      if (!upload) throw refusal(404, 'image-unknown');
      // Images of earlier releases were stored with their metadata.
      const shown = withoutMetadata(upload.bytes) ?? [upload.bytes];
      return reply.headers(imageHeaders).type(upload.contentType).send(Buffer.concat(shown));
    },
  );
}

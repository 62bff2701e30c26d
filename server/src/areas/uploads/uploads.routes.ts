import { apiPaths, callAccess, uploadName, uploadTokenResponse } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../../platform/http/http-error';
import type { Services } from '../../platform/services';
import { scheduleJob } from '../../platform/http/scheduled-jobs';
import { declareRoute } from '../../platform/http/declare-route';
import { createRateLimit } from '../../platform/http/rate-limit';
import { formOf, multipartBodyPlugin } from './multipart-body.plugin';
import { findUpload, removeOldUploadTokens, removeUnusedUploads } from './uploads.repository';
import { UploadService } from './upload-service';

/** An image, whatever somebody hid in it: it is never taken for anything else, and runs nothing where it is opened. */
const imageHeaders = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'content-disposition': 'inline',
  'cache-control': 'public, max-age=31536000, immutable',
};

const bucketName = /^[0-9a-f]{32}$/;

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

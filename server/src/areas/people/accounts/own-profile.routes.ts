import { apiPaths, profile, profileRequest } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { declareRoute } from '../../../platform/http/declare-route';
import { createRateLimit } from '../../../platform/http/rate-limit';
import type { Services } from '../../../platform/services';
import { formOf, multipartBodyPlugin } from '../../uploads/multipart-body.plugin';
import { UploadService } from '../../uploads/upload-service';
import { UserService } from '../users/user-service';

/** The calls by which signed-in users change their own picture and introduction: nobody's but the caller's. */
export function ownProfileRoutes(app: FastifyInstance, services: Services): void {
  const { pool, passwords, settings } = services;
  const users = new UserService(pool, passwords);
  const uploads = new UploadService(pool, settings.bucket);
  const limitUser = createRateLimit({ calls: 10, seconds: 60 });

  declareRoute(app, 'PUT', apiPaths.userProfile, {
    summary: "Changes the user's own introduction, or takes their picture away.",
    body: profileRequest,
    data: profile,
    handle: ({ body, caller }) => users.change(caller, { ...body, id: caller.userId }),
  });

  app.register(async (scope) => {
    await scope.register(multipartBodyPlugin);
    declareRoute(scope, 'POST', apiPaths.userPicture, {
      summary: "Makes an image the user's own picture: a form with one `file`, as an upload takes it.",
      data: profile,
      failures: [400, 413],
      handle: async ({ caller, request }) => {
        limitUser(String(caller.userId));
        const { files } = await uploads.byUser(formOf(request), caller.userId);
        return users.change(caller, { id: caller.userId, avatar: files.file });
      },
    });
  });
}

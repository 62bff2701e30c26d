import { apiPaths, profile, profileRequest, startHere, timeZoneChoice } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { createBudget } from '../../../platform/admission/budget';
import { declareRoute } from '../../../platform/http/declare-route';
import type { Services } from '../../../platform/services';
import { imageFormPlugin } from '../../uploads/image-form.plugin';
import { readImageForm } from '../../uploads/read-image-form';
import { UploadService } from '../../uploads/upload-service';
import { UserService } from '../users/user-service';
import { usersById } from '../users/users.repository';
import { storeStartHere, storeTimeZone } from './preferences.repository';

/** The calls by which signed-in users change their own picture, introduction and preferences. */
export function ownProfileRoutes(app: FastifyInstance, services: Services): void {
  const { pool, settings } = services;
  const users = new UserService(services);
  const uploads = new UploadService(pool, settings.bucket);
  const limitUser = createBudget(pool, 'picturesPerUser');

  declareRoute(app, 'PUT', apiPaths.userProfile, {
    summary: 'Update the caller’s introduction, or remove their picture',
    body: profileRequest,
    stored: ({ caller }) => usersById.find(pool, { id: caller.userId }),
    data: profile,
    handle: ({ body, caller }) => users.change(caller, { ...body, id: caller.userId }),
  });

  declareRoute(app, 'PUT', apiPaths.userTimeZone, {
    summary: 'Set the caller’s time zone. null = the zone of the browser',
    body: timeZoneChoice,
    data: timeZoneChoice,
    handle: async ({ body, caller }) => {
      await storeTimeZone(pool, { id: caller.userId, ...body });
      return body;
    },
  });

  declareRoute(app, 'PUT', apiPaths.userStartHere, {
    summary: 'Set the tasks of a first visit that the caller has done, and whether their card is closed',
    body: startHere,
    data: startHere,
    handle: async ({ body, caller }) => {
      await storeStartHere(pool, { id: caller.userId, startHere: JSON.stringify(body) });
      return body;
    },
  });

  app.register(async (scope) => {
    await scope.register(imageFormPlugin);
    declareRoute(scope, 'POST', apiPaths.userPicture, {
      summary: 'Upload the caller’s picture as a form with one `file`',
      data: profile,
      failures: [400, 413],
      limit: ({ caller }) => limitUser(caller.userId),
      handle: async ({ caller, request }) => {
        const { image } = await readImageForm(request);
        const { files } = await uploads.byUser(image, caller.userId);
        return users.change(caller, { id: caller.userId, avatar: files.file });
      },
    });
  });
}

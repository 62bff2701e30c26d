import {
  remotePaths,
  releaseLimits,
  releaseSource,
  releaseUploadParams,
  releaseUploadResponse,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { createConcurrencyLimit } from '../../../platform/admission/concurrency-limit';
import { createRateLimit } from '../../../platform/admission/rate-limit';
import { answerFailure } from '../../../platform/http/failures.plugin';
import { declareRoute } from '../../../platform/http/declare-route';
import type { Services } from '../../../platform/services';
import { publisherOf } from '../releases/publisher-of';
import type { ReleaseStore } from '../store/release-store';
import { exceeds } from './unpack-release';
import { UploadService } from './upload-service';

/** The call by which a team uploads a release of its remote. */
export function releaseUploadRoutes(
  app: FastifyInstance,
  { pool }: Services,
  store: ReleaseStore | null,
): void {
  const service = new UploadService(pool, store);
  const enter = createConcurrencyLimit('releaseUploadsPerSender');
  const limit = createRateLimit('releaseUploadsPerSender');

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const whole = { parseAs: 'buffer', bodyLimit: releaseLimits.packedBytes } as const;
    // Programs name archives differently, or not at all.
    scope.addContentTypeParser<Buffer>('*', whole, (_request, packed, done) => done(null, { packed }));
    scope.addHook('preParsing', async (request, reply) => {
      publisherOf(request, (request.params as { remote: string }).remote);
      limit(request);
      enter(reply);
      if (Number(request.headers['content-length'] ?? 0) > releaseLimits.packedBytes) {
        reply.header('connection', 'close');
        throw exceeds('packedBytes');
      }
    });

    scope.setErrorHandler((error: Error & { code?: string }, request, reply) => {
      const isTooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
      return answerFailure(isTooLarge ? exceeds('packedBytes') : error, request, reply);
    });

    declareRoute(scope, 'PUT', remotePaths.releaseUpload, {
      summary:
        'Upload the files of a release as a gzipped tar archive, and publish it after compatibility checks, without promoting it',
      params: releaseUploadParams,
      query: releaseSource,
      data: releaseUploadResponse,
      takesDeployKey: true,
      failures: [409, 413],
      handle: ({ params, query: source, request, response }) => {
        const { packed = Buffer.alloc(0) } = (request.body ?? {}) as { packed?: Buffer };
        return service.upload(publisherOf(request, params.remote), params, packed, { response, source });
      },
    });
  });
}

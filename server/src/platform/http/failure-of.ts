import type { FieldError } from '@backoffice/contract';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { databaseFailure } from '../database/database-failure';
import { HttpError } from './http-error';

type Issue = { instancePath: string; message?: string; keyword: string; params: Record<string, unknown> };

function fieldErrors({ instancePath, message = '', keyword, params }: Issue): FieldError[] {
  const path = instancePath.split('/').filter(Boolean);
  if (keyword === 'unrecognized_keys' && Array.isArray(params.keys)) {
    return params.keys.map((key) => ({ path: [...path, String(key)].join('.'), message: 'Unknown field' }));
  }
  return [{ path: path.join('.'), message }];
}

function invalidInput(issues: Issue[]): HttpError {
  const errors = issues.flatMap(fieldErrors);
  const named = errors.map(({ path, message }) => (path ? `${path}: ${message}` : message));
  return new HttpError(400, named.join('; '), { errors });
}

function refusedByFramework(error: Error): HttpError | null {
  const { code, statusCode } = error as { code?: unknown; statusCode?: number };
  if (typeof code !== 'string' || !code.startsWith('FST_')) return null;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new HttpError(413, 'The request is too large: at most 1 MB.');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new HttpError(400, 'The body must be application/json.');
  if (code.startsWith('FST_ERR_CTP')) return new HttpError(400, 'The body is not valid JSON.');
  if (code === 'FST_ERR_BAD_URL') return new HttpError(400, 'The path is not valid.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new HttpError(400, 'The request is not valid.');
  return null;
}

/** What the client is told about any error. Errors that nobody foresaw become 500 and tell nothing of themselves. */
export function failureOf(error: Error): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation);
  const refused = refusedByFramework(error);
  if (refused) return refused;
  switch (databaseFailure(error)) {
    case 'unstorable text':
      return new HttpError(400, 'A text holds a character that can not be stored.', { cause: error });
    case 'away':
      return new HttpError(503, 'The database can not be reached just now.', {
        cause: error,
        retryAfterSeconds: 2,
      });
    case 'busy':
      return new HttpError(429, 'Too many requests just now.', { cause: error, retryAfterSeconds: 1 });
    default:
      return new HttpError(500, 'Something went wrong on the server.', { cause: error });
  }
}

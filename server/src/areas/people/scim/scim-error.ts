import { failureReason } from '@backoffice/contract';
import { type FailureStatus, HttpError } from '../../../platform/http/http-error';

/** The kinds of errors with a status of 400 or 409: RFC 7644, table 9. */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'
  | 'sensitive';

/** A failure of a SCIM call; the detail is public. */
export class ScimError extends HttpError {
  override name = 'ScimError';

  constructor(
    status: FailureStatus,
    detail: string,
    readonly scimType?: ScimType,
  ) {
    super(status, { ...failureReason('request-invalid'), message: detail });
  }
}

const invalid = (scimType: ScimType) => (detail: string) => new ScimError(400, detail, scimType);
export const invalidFilter = invalid('invalidFilter');
export const invalidPath = invalid('invalidPath');
export const invalidSyntax = invalid('invalidSyntax');
export const invalidValue = invalid('invalidValue');

export const unknownResource = (kind: 'User' | 'Group', id: string) =>
  new ScimError(404, `${kind} ${id} not found.`);

const SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** Returns the body of an error (RFC 7644, 3.12). */
export function errorBody(failure: HttpError): object {
  const { statusCode, message } = failure;
  const scimType = failure instanceof ScimError ? failure.scimType : undefined;
  const detail = statusCode === 401 ? 'The bearer token is missing or not accepted.' : message;
  return { schemas: [SCHEMA], status: String(statusCode), ...(scimType && { scimType }), detail };
}

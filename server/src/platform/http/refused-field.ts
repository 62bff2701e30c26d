import { HttpError } from './http-error';

/** A write that is refused for what one of its fields says. */
export function refusedField(status: 400 | 409, path: string, message: string): HttpError {
  return new HttpError(status, message, { errors: [{ path, message }] });
}

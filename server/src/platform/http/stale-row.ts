import { HttpError } from './http-error';

/** The 409 for a writer who had read an older state; the field error carries the row's present `updatedAt`. */
export function staleRow(noun: string, updatedAt: string): HttpError {
  return new HttpError(409, `Someone else has changed this ${noun}.`, {
    errors: [{ path: 'updatedAt', message: updatedAt }],
  });
}

import { HttpError } from './http-error';

/** The 404 for an id that no row has. */
export function missingRow(noun: string, id: number | string): HttpError {
  return new HttpError(404, `There is no such ${noun}.`, {
    errors: [{ path: 'id', message: `No ${noun} ${id}` }],
  });
}

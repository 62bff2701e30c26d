import { refusedField } from '../../../platform/http/http-error';

/**
 * What the schema's length does not hold: a password that whoever knows the user's name would try first.
 *
 * @param path the field that holds it
 * @throws HttpError 400 that names the field
 */
export function refuseWeakPassword(path: string, password: string, username: string): void {
  if (password.trim() === '') throw refusedField(400, path, 'The password must not be made of blanks.');
  if (password.toLowerCase() === username.toLowerCase())
    throw refusedField(400, path, 'The password must not be the username.');
}

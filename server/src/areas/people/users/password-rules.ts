import { failureReason, type FailureReason, LONG_PASSWORD, NEW_PASSWORD_MIN } from '@backoffice/contract';
import { HttpError } from '../../../platform/http/http-error';

let common: Promise<ReadonlySet<string>> | undefined;

/** The kept list of zxcvbn, without its estimate of strength. Fetched when a password is first chosen: it is half a megabyte. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Words of the product itself, by which a password is guessed first. */
const productNames = new Set([
  'backoffice',
  'adminbackoffice',
  'backofficeadmin',
  'merchantbackoffice',
  'payments',
]);

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** Why a new password would be among the first that somebody tries; null where it would not. */
export async function weaknessOf(password: string, username: string): Promise<FailureReason | null> {
  const typed = password.toLowerCase();
  if (password.length < NEW_PASSWORD_MIN) return failureReason('field-short', { min: NEW_PASSWORD_MIN });
  if (password.trim() === '') return failureReason('password-blank');
  const letters = lettersOf(password);
  // With digits and marks around it, too.
  if (typed === username.toLowerCase() || (letters && letters === lettersOf(username)))
    return failureReason('password-username');
  if (productNames.has(letters)) return failureReason('password-common', { min: LONG_PASSWORD });
  if (password.length >= LONG_PASSWORD) return null;
  common ??= readCommonPasswords();
  return (await common).has(typed) ? failureReason('password-common', { min: LONG_PASSWORD }) : null;
}

/**
 * @param path the field that holds the password
 * @throws HttpError 400 that names the field
 */
export async function refuseWeakPassword(path: string, password: string, username: string): Promise<void> {
  const weakness = await weaknessOf(password, username);
  if (weakness) throw new HttpError(400, weakness, { errors: [{ path, ...weakness }] });
}

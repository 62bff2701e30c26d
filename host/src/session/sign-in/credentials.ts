import { ApiError } from '@backoffice/api-client';
import { LOGIN_FAILED } from '@backoffice/contract';
import { formatWait } from '../../kernel/failures/format-wait';
import { phraseOfKind } from '../../kernel/failures/phrase-kind';
import type { LoginTexts } from './login-texts';

export interface LoginValues {
  username: string;
  password: string;
}

export const PASSWORD_MAX = 128;
const USERNAME = { min: 4, max: 16 };
const PASSWORD_MIN = 6;

/**
 * The fields that the API would refuse, by the rules of the contract's `loginRequest`. Written by hand, because a schema library
 * would be a tenth of the login page. A test keeps the two equal.
 */
export function refusedFields({ username, password }: LoginValues): (keyof LoginValues)[] {
  const name = username.trim();
  const names = [name, name.normalize('NFKC')];
  const { length } = password.normalize('NFKC');
  const refused: (keyof LoginValues)[] = [];
  if (!names.some((form) => form.length >= USERNAME.min && form.length <= USERNAME.max))
    refused.push('username');
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) refused.push('password');
  return refused;
}

const TOO_MANY = 429;

/** The message of the login page for a failed sign-in; the server's own if the product has none. */
export function loginFailure(error: unknown, texts: LoginTexts): string {
  if (!(error instanceof ApiError)) return String(error);
  if (error.status === LOGIN_FAILED) return texts['login.failed.credentials'];
  if (error.status === TOO_MANY) {
    const { values, retryAfterMs = 1000 } = error;
    const wait = formatWait(Number(values?.seconds ?? retryAfterMs / 1000));
    return texts['login.failed.too-many'].replace('{{wait}}', wait);
  }
  return phraseOfKind(error.kind) ?? error.message;
}

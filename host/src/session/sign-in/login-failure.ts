import { ApiError } from '@backoffice/api-client';
import { LOGIN_FAILED } from '@backoffice/contract';
import type { LoginTexts } from './login-texts';

const TOO_MANY = 429;

/** What the login page says about a failed sign-in; the server's own sentence where the product has none. */
export function loginFailure(error: unknown, texts: LoginTexts): string {
  if (!(error instanceof ApiError)) return String(error);
  if (error.status === LOGIN_FAILED) return texts['login.failed.credentials'];
  if (error.status === TOO_MANY) return texts['login.failed.too-many'];
  switch (error.kind) {
    case 'network':
      return texts['login.failed.network'];
    case 'timeout':
      return texts['login.failed.timeout'];
    case 'malformed':
      return texts['login.failed.malformed'];
    default:
      return error.message;
  }
}

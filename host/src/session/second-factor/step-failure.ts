import { ApiError } from '@backoffice/api-client';
import { detectLanguage } from '@backoffice/i18n/language';
import { loginFailure } from '../sign-in/credentials';
import { loginTexts } from '../sign-in/login-texts';
import { PasskeyCancelled } from './passkeys';
import { stepTexts } from './step-texts';

/** Returns the message for a failed second step. */
export function stepFailure(error: unknown): string {
  const language = detectLanguage();
  const texts = stepTexts[language];
  if (error instanceof PasskeyCancelled) return texts['step.passkey.cancelled'];
  if (error instanceof ApiError && error.code === 'factor-wrong') return texts['step.failed.wrong'];
  if (error instanceof ApiError && error.code === 'factor-challenge-old') return texts['step.failed.old'];
  return loginFailure(error, loginTexts[language]);
}

import { ApiError } from '@backoffice/api-client';
import { failureText } from '../../kernel/failures/failure-text';
import { factorMessages } from './factor-messages';
import { PasskeyCancelled } from './passkeys';

/** Returns the message for a failed enrolment. */
export function enrolFailure(error: unknown): string {
  if (error instanceof PasskeyCancelled) return factorMessages.text('factors.passkey.cancelled');
  return error instanceof ApiError ? failureText(error) : factorMessages.text('factors.add.failed');
}

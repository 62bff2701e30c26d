import { ApiError } from '@backoffice/api-client';
import { messages } from '../messages';
import { phraseOfKind } from './phrase-kind';

/** The message for a failure: the server's own, or the product's if no server answered. */
export function failureText(error: unknown): string {
  const phrase = error instanceof ApiError && !error.code ? phraseOfKind(error.kind) : undefined;
  return phrase || (error instanceof Error && error.message) || messages.text('session.failed.title');
}

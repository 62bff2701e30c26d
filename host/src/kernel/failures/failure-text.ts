import { ApiError } from '@backoffice/api-client';
import { messages } from '../messages';
import { phraseOfKind } from './phrase-kind';

/** A failure in a sentence: the server's own, or the product's where no server spoke. */
export function failureText(error: unknown): string {
  const phrase = error instanceof ApiError && !error.code ? phraseOfKind(error.kind) : undefined;
  return phrase || (error instanceof Error && error.message) || messages.text('session.failed.title');
}

import { ApiError } from '@backoffice/api-client';
import { messages } from './messages';

/** A failure in a sentence: the server's own, or the product's where no server spoke. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) {
    switch (error.kind) {
      case 'network':
        return messages.text('failure.network.title');
      case 'timeout':
        return messages.text('failure.timeout.title');
      case 'malformed':
        return messages.text('failure.malformed.title');
    }
  }
  const text = error instanceof Error ? error.message : '';
  return text || messages.text('session.failed.title');
}

import { messages } from '../../kernel/messages';
import type { ProviderFailure } from './provider-sign-in-error';

/** @param name who works on the page, where only they may sign in */
export function providerFailureText(reason: ProviderFailure, name = ''): string {
  switch (reason) {
    case 'denied':
      return messages.text('signIn.provider.denied');
    case 'closed':
      return messages.text('signIn.provider.closed');
    case 'blocked':
      return messages.text('signIn.provider.blocked');
    case 'old':
      return messages.text('signIn.provider.old');
    case 'noAccount':
      return messages.text('signIn.provider.noAccount');
    case 'otherUser':
      return messages.text('signIn.provider.otherUser', { name });
    case 'network':
      return messages.text('failure.network.title');
    case 'failed':
      return messages.text('signIn.provider.failed');
  }
}

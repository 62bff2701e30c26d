import { store, tokenAtom } from '@backoffice/session';
import { queryClient } from '../kernel/query-client';
import { closeSessionEnded } from './session-ended';

/** The same user has a session again: the page stays as it is, and asks again for what it was refused. */
export function continueSession(token: string): void {
  closeSessionEnded();
  store.set(tokenAtom, token);
  void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
}

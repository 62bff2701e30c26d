import { store } from '@backoffice/session';
import { atom } from 'jotai';
import { on } from '../kernel/events';

/** The calls that wait until the user has proved who they are; there is one dialog for all. */
const waiting = new Set<(isProved: boolean) => void>();

export const isProofNeededAtom = atom(false);

/** Shows the dialog for each call that needs a proof, until the session ends. */
export function followProofs(): void {
  on('proofNeeded', (answer) => {
    waiting.add(answer);
    store.set(isProofNeededAtom, true);
  });
  on('sessionClosed', () => answerProof(false));
}

/** Closes the dialog. The waiting calls are sent again if there is a proof, and fail otherwise. */
export function answerProof(isProved: boolean): void {
  store.set(isProofNeededAtom, false);
  const answers = [...waiting];
  waiting.clear();
  for (const answer of answers) answer(isProved);
}

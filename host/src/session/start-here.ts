import { api } from '@backoffice/api-client';
import { apiPaths, type FirstTask, type StartHere } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { failureText } from '../kernel/failures/failure-text';

export const nothingDone: StartHere = { done: [], dismissed: false };

/** Changes the card for a first visit at once, and stores it on the server for every browser of the user. */
export async function changeStartHere(change: Partial<StartHere>): Promise<void> {
  const user = store.get(userAtom);
  if (!user) return;
  const startHere = { ...(user.startHere ?? nothingDone), ...change };
  store.set(userAtom, { ...user, startHere });
  try {
    await api.put<StartHere>(apiPaths.userStartHere, startHere, { shown: true });
  } catch (error) {
    notify.error({ title: failureText(error) });
  }
}

export function tickTask(task: FirstTask): void {
  const { done } = store.get(userAtom)?.startHere ?? nothingDone;
  if (!done.includes(task)) void changeStartHere({ done: [...done, task] });
}

import { api } from '@backoffice/api-client';
import { remotePaths } from '@backoffice/contract';
import { store, tokenAtom } from '@backoffice/session';
import { followCaught } from '../../kernel/error-log/caught-errors';
import { problemOf } from './problem-of';
import { ProblemQueue, type SendReport } from './problem-queue';
import { shownPage } from './shown-page';
import { measureVitals } from './vitals';

const send: SendReport = async (report, keepalive) => {
  // After signing out there is no user to whom a report could be attributed.
  if (store.get(tokenAtom) === null) return;
  await api.post<null>(remotePaths.remoteProblems, report, { quiet: true, keepalive });
};

/** Reports errors and the speed of pages from now on, and the errors that have waited. */
export function reportProblems(): void {
  const queue = new ProblemQueue(send);
  followCaught((caught) => {
    try {
      const problem = problemOf(caught, shownPage(caught.path));
      if (problem) queue.addProblem(problem);
    } catch (error) {
      // An error of reporting must not be reported in turn.
      console.warn('An error could not be reported', error);
    }
  });
  measureVitals((vital) => queue.addVital(vital));
  const leave = () => void queue.flush(true);
  document.addEventListener('visibilitychange', () => {
    // After the measurements, which end at the same event.
    if (document.visibilityState === 'hidden') setTimeout(leave);
  });
  window.addEventListener('pagehide', leave);
}

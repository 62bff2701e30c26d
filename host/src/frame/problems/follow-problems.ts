import { whenIdle } from '@backoffice/ui';

const loadReporter = () => import(/* webpackChunkName: "follow" */ './report-problems');

/** Starts reporting errors and the speed of pages to the server. Errors that come earlier wait. */
export function followProblems(): void {
  whenIdle(() => {
    // A page works without its reports.
    loadReporter()
      .then(({ reportProblems }) => reportProblems())
      .catch((error: unknown) => console.warn('Errors are not reported to the server', error));
  });
}

import { ApiError } from '@backoffice/api-client';
import { reportError } from './report-error';

/** Said by browsers where nothing is wrong: what a size change set off is done in the next frame. */
const HARMLESS = /^ResizeObserver loop/;

/** From now on whatever is thrown and caught by nobody is in the error log. */
export function collectWindowErrors(): void {
  window.addEventListener('error', ({ error, message, filename, lineno }) => {
    if (HARMLESS.test(message)) return;
    reportError({ kind: 'client', error: (error as unknown) ?? `${message} (${filename}:${lineno})` });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // Failed calls are reported where notices are made of them; one that was given up failed nowhere.
    const isKnown = reason instanceof ApiError || (reason instanceof Error && reason.name === 'AbortError');
    if (!isKnown) reportError({ kind: 'client', error: reason });
  });
}

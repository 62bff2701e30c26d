import { messages as errorLogMessages } from './messages';

export { ErrorLogPage as Page } from './error-log-page';

/** The texts that the page shows. */
export const messages = [errorLogMessages];

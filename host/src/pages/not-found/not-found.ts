import { messages as pageMessages } from './messages';

export { NotFoundPage as Page } from './not-found-page';

/** The texts that the page shows. */
export const messages = [pageMessages];

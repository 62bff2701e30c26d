import { messages as pageMessages } from './messages';

export { RemotesPage as Page } from './remotes-page';

/** The texts that the page shows. */
export const messages = [pageMessages];

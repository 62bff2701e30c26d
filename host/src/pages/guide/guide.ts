import { messages as pageMessages } from './messages';

export { GuidePage as Page } from './guide-page';

/** The texts that the page shows. */
export const messages = [pageMessages];

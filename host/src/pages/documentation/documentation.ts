import { messages as pageMessages } from './messages';

export { DocumentationPage as Page } from './documentation-page';

/** The texts that the page shows. */
export const messages = [pageMessages];

import { messages as pageMessages } from './messages';

export { NoPermissionPage as Page } from './no-permission-page';

/** The texts that the page shows. */
export const messages = [pageMessages];

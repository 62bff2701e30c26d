import { messages as pageMessages } from './messages';

export { ProfilePage as Page } from './profile-page';

/** The texts that the page shows. */
export const messages = [pageMessages];

import { uiMessages } from '@backoffice/ui';
import { userMessages } from '../features/users/user-messages';

export { UserListPage as Page } from '../features/users/user-list-page';
export { prefetchUsers as prefetch } from '../features/users/prefetch-users';

/** The texts that the page shows. */
export const messages = [userMessages, uiMessages];

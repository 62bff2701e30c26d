import { uiMessages } from '@backoffice/ui';
import { accessMessages } from '../features/access-review/access-messages';

export { AccessReviewPage as Page } from '../features/access-review/access-review-page';
export { prefetchAccessReview as prefetch } from '../features/access-review/prefetch-access-review';

/** The texts that the page shows. */
export const messages = [accessMessages, uiMessages];

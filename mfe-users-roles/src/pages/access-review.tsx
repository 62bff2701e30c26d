import { listPage } from '@backoffice/list-screen';
import { accessReview } from '../features/access-review/access-review';
import { AccessReviewScreen } from '../features/access-review/access-review-screen';

export const { Page, messages, prefetch } = listPage(accessReview, AccessReviewScreen);

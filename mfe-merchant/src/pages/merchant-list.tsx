import { uiMessages } from '@backoffice/ui';
import { messages as merchantMessages } from '../messages';

export { MerchantListPage as Page } from '../features/merchants/merchant-list-page';
export { prefetchMerchants as prefetch } from '../features/merchants/prefetch-merchants';

/** The texts that the page shows. */
export const messages = [merchantMessages, uiMessages];

import { permittedPage } from '@backoffice/list-screen';
import { listScreenMessages } from '@backoffice/list-screen/panel';
import { uiMessages } from '@backoffice/ui';
import { MerchantPage, prefetchMerchantPage } from '../features/merchants/page/merchant-page';
import { pageMessages } from '../features/merchants/page/page-messages';
import { messages as merchantMessages } from '../messages';

export const Page = permittedPage('merchantPage:view', MerchantPage);

export const prefetch = prefetchMerchantPage;

export const messages = [merchantMessages, pageMessages, listScreenMessages, uiMessages];

import { listPage } from '@backoffice/list-screen';
import { MerchantList } from '../features/merchants/merchant-list';
import { merchants } from '../features/merchants/merchants';

export const { Page, messages, prefetch } = listPage(merchants, MerchantList);

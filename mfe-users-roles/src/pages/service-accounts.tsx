import { listPage } from '@backoffice/list-screen';
import { ServiceAccountList } from '../features/service-accounts/service-account-list';
import { serviceAccounts } from '../features/service-accounts/service-accounts';

export const { Page, messages, prefetch } = listPage(serviceAccounts, ServiceAccountList);

import {
  apiPaths,
  merchantPaths,
  type ListPage,
  type Merchant,
  type MerchantListRequest,
  type MerchantSort,
  type MerchantStatus,
  type MerchantTotalsRequest,
  screens,
  type StatusTotals,
  merchantTotalsPath,
} from '@backoffice/contract';
import { foldText } from '@backoffice/contract/fold-text';
import { bulkPaths } from '@backoffice/contract/bulk-values';
import { notePaths } from '@backoffice/contract/note-values';
import { fakeApi, renderPage, type RenderPageOptions } from '@backoffice/testing';
import { messages, Page } from '../../pages/merchant-list';

export function merchantRow(values: Partial<Merchant> = {}): Merchant {
  const { id = 1 } = values;
  return {
    id,
    merchantName: `Shop ${id}`,
    merchantNo: `M2026${String(id).padStart(6, '0')}`,
    privateKey: `private-key-${id}`,
    freeDifference: 0,
    merchantExpansionA: '',
    merchantExpansionB: '',
    merchantExpansionC: '',
    merchantExpansionD: '',
    status: 'active',
    createdAt: '2026-03-04T15:06:07.000Z',
    updatedAt: '2026-03-04T15:06:07.000Z',
    ...values,
  };
}

export const merchantRows = (count: number) =>
  Array.from({ length: count }, (_, index) => merchantRow({ id: index + 1 }));

const compare = (one: Merchant, other: Merchant, column: MerchantSort) =>
  String(one[column]).localeCompare(String(other[column]), 'en', { numeric: true }) || one.id - other.id;

/** Answers a list call as the server does. */
export function listOf(stored: readonly Merchant[], request: MerchantListRequest): ListPage<Merchant> {
  const { page = 1, limit = 20, sort = '+id', merchantName = '', merchantNo = '', status } = request;
  const matching = stored
    .filter((row) => foldText(row.merchantName).includes(foldText(merchantName)))
    .filter((row) => row.merchantNo.startsWith(merchantNo))
    .filter((row) => !status || [status].flat().includes(row.status))
    .sort((one, other) => compare(one, other, sort.slice(1) as MerchantSort) * (sort[0] === '+' ? 1 : -1));
  return { items: matching.slice((page - 1) * limit, page * limit), total: matching.length };
}

/** Counts the merchants of each status as the server does. */
function totalsOf(stored: readonly Merchant[], request: MerchantTotalsRequest): StatusTotals {
  const totalOf = (status: MerchantStatus) => listOf(stored, { ...request, status }).total;
  return { active: totalOf('active'), inactive: totalOf('inactive') };
}

/** Lets the fake API answer lists from rows that a test may change. */
export function serveMerchants(stored: readonly Merchant[]): void {
  fakeApi.post(merchantPaths.merchantList, (request) => listOf(stored, request));
  fakeApi.post(merchantTotalsPath, (request) => totalsOf(stored, request));
}

/** Opens the page for a user with all its permissions. */
export function openMerchants({ query = '', ...options }: RenderPageOptions & { query?: string } = {}) {
  return renderPage(<Page />, {
    url: screens.merchants + query,
    messages,
    permissions: ['merchants:view', 'merchants:edit'],
    ...options,
  });
}

beforeEach(() => {
  fakeApi.post(notePaths.merchant.list, () => ({ items: [], hasOlder: false }));
  fakeApi.get(bulkPaths.merchants.job, () => null);
  fakeApi.get(apiPaths.roleOptions, () => [{ id: 'editor', name: 'Editor' }]);
  fakeApi.post(merchantTotalsPath, () => ({ active: 0, inactive: 0 }));
});

import { api, isUnanswered } from '@backoffice/api-client';
import { apiPaths, type FoundMerchant, type Merchant, type MerchantDetail } from '@backoffice/contract';
import { declaredStatusSwitch } from '@backoffice/list-screen/status-switch';
import { queryClient } from '../../kernel/query-client';
import { messages } from './messages';

type Switched = Pick<FoundMerchant, 'id' | 'merchantName' | 'status' | 'updatedAt'>;

/** Switches the status of a merchant as their list does: with its precondition, and the offer to take it back. */
export const switchMerchantStatus = declaredStatusSwitch(
  {
    messages,
    nameOf: ({ merchantName }: Switched) => merchantName,
    reread: ({ id }) => api.get<MerchantDetail>(apiPaths.merchantDetail, { query: { id }, quiet: true }),
    status: {
      send: ({ id, updatedAt }, status) =>
        api.put<Merchant>(
          apiPaths.merchantStatus,
          { id, updatedAt, status },
          { quiet: isUnanswered, shown: true },
        ),
      texts: {
        failed: 'palette.status.failed',
        done: { active: 'palette.status.active', inactive: 'palette.status.inactive' },
      },
    },
  },
  // Which page shows the merchant, this one does not know.
  { replace: () => void queryClient.invalidateQueries() },
);

import type { Merchant, MerchantStatus } from '@backoffice/contract';
import { notify } from '@backoffice/ui';
import { useMemo } from 'react';
import { messages } from '../../messages';
import { changeMerchant } from './change-merchant';
import { merchantNotices } from './merchant-notices';
import { merchantsApi } from './merchants.api';
import { useMerchantCache } from './use-merchant-cache';

type StatusSwitch = (merchant: Merchant, status: MerchantStatus) => Promise<void>;

const doneTexts = {
  active: 'merchants.notice.activated',
  inactive: 'merchants.notice.deactivated',
} as const;

function sayDone({ merchantName: name, status }: Merchant, onAction: () => void) {
  notify.success({
    title: messages.text('merchants.notice.done'),
    body: messages.text(doneTexts[status], { name }),
    action: { label: messages.text('merchants.action.undo'), onAction },
  });
}

/** Switches a merchant's status at once and offers to switch it back. A row whose switch is under way is left alone. */
export function useStatusSwitch(): StatusSwitch {
  const cache = useMerchantCache();
  return useMemo(() => {
    const underWay = new Set<number>();

    const change: StatusSwitch = async (merchant, status) => {
      const { id, updatedAt } = merchant;
      const result = await changeMerchant(
        merchant,
        () => merchantsApi.setStatus({ id, status, updatedAt }),
        (now) => now.status === status,
      );
      switch (result.outcome) {
        case 'changed':
          cache.replace(result.merchant);
          sayDone(result.merchant, () => void switchStatus(result.merchant, merchant.status));
          break;
        case 'conflict':
          if (result.merchant) cache.replace(result.merchant);
          merchantNotices.failed('merchants.notice.status-failed');
          merchantNotices.conflict(merchant.merchantName);
          break;
        case 'unknown':
          merchantNotices.unknown(merchant.merchantName);
          break;
        case 'failed':
          merchantNotices.failed('merchants.notice.status-failed');
      }
    };

    const switchStatus: StatusSwitch = async (merchant, status) => {
      if (underWay.has(merchant.id)) return;
      underWay.add(merchant.id);
      try {
        await change(merchant, status);
      } finally {
        underWay.delete(merchant.id);
      }
    };
    return switchStatus;
  }, [cache]);
}

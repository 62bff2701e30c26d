import type { Merchant } from '@backoffice/contract';
import { whenIdle } from '@backoffice/ui';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { MerchantFormDialogProps } from './merchant-form-dialog';
import type { MerchantListQuery } from './merchant-list-query';
import { merchantNotices } from './merchant-notices';

interface OpenForm {
  Dialog: ComponentType<MerchantFormDialogProps>;
  /** Absent for a new one. */
  merchant?: Merchant;
}

const loadForm = () => import('./merchant-form-dialog');

/** Fetches the form before it is asked for; one that fails is fetched when it is. */
const warm = () => void loadForm().catch(() => {});

/** The form of the merchants, fetched when it is first opened, or before, when the browser has nothing to do. */
export function useMerchantForm(query: MerchantListQuery, mayEdit: boolean) {
  const [shown, setShown] = useState<OpenForm | null>(null);

  useEffect(() => {
    if (!mayEdit) return;
    return whenIdle(warm);
  }, [mayEdit]);

  const open = useCallback(async (merchant?: Merchant) => {
    try {
      const { MerchantFormDialog } = await loadForm();
      setShown({ Dialog: MerchantFormDialog, merchant });
    } catch (error) {
      console.error(error);
      merchantNotices.failed('merchants.notice.form-not-loaded');
    }
  }, []);

  const dialog = shown && (
    <shown.Dialog merchant={shown.merchant} onClose={() => setShown(null)} query={query} />
  );
  return { open, warm, dialog };
}

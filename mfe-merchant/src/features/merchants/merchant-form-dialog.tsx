import type { Merchant } from '@backoffice/contract';
import { MerchantCreateDialog } from './merchant-create-dialog';
import { MerchantEditDialog } from './merchant-edit-dialog';
import type { MerchantListQuery } from './merchant-list-query';

export interface MerchantFormDialogProps {
  /** Absent for a new one. */
  merchant?: Merchant;
  /** The list on screen, which shows a new merchant on top. */
  query: MerchantListQuery;
  onClose: () => void;
}

export function MerchantFormDialog({ merchant, query, onClose }: MerchantFormDialogProps) {
  return merchant ? (
    <MerchantEditDialog merchant={merchant} onClose={onClose} />
  ) : (
    <MerchantCreateDialog onClose={onClose} query={query} />
  );
}

import type { FieldChange, Merchant, MerchantStatus } from '@backoffice/contract';
import { RowHistoryDialog } from '@backoffice/list-screen/history';
import { messages as merchantMessages } from '../../messages';
import { merchantStatusTexts } from './merchant-status-texts';
import { merchantsApi } from './merchants.api';

const fieldTexts = {
  merchantName: 'merchants.field.name',
  merchantNo: 'merchants.field.number',
  privateKey: 'merchants.field.private-key',
  freeDifference: 'merchants.field.fee-difference',
  merchantExpansionA: 'merchants.form.expansion-a',
  merchantExpansionB: 'merchants.form.expansion-b',
  merchantExpansionC: 'merchants.form.expansion-c',
  merchantExpansionD: 'merchants.form.expansion-d',
  status: 'merchants.field.status',
} as const;

type Text = typeof merchantMessages.text;

// A field that a later server tells of keeps its name.
function fieldText(field: string, text: Text): string {
  return field in fieldTexts ? text(fieldTexts[field as keyof typeof fieldTexts]) : field;
}

function valueText({ field, ...values }: FieldChange, side: 'from' | 'to', text: Text): string | undefined {
  return field === 'status' ? text(merchantStatusTexts[values[side] as MerchantStatus]) : undefined;
}

export { listScreenMessages as messages } from '@backoffice/list-screen/history';

export interface MerchantHistoryDialogProps {
  merchant: Merchant;
  onClose: () => void;
}

export function MerchantHistoryDialog({ merchant, onClose }: MerchantHistoryDialogProps) {
  const text = merchantMessages.useText();
  return (
    <RowHistoryDialog
      history={{
        key: ['merchants', merchant.id],
        name: merchant.merchantName,
        read: (page, options) => merchantsApi.history(merchant.id, page, options),
        fieldText: (field) => fieldText(field, text),
        valueText: (change, side) => valueText(change, side, text),
      }}
      onClose={onClose}
    />
  );
}

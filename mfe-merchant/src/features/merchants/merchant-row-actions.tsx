import type { Merchant } from '@backoffice/contract';
import { DeleteIcon, EditIcon, PauseCircleIcon, PlayCircleIcon } from '@backoffice/ui';
import type { RowAction } from '@backoffice/ui/list';
import type { messages } from '../../messages';
import type { MerchantCommands } from './merchant-commands';

/** What can be done with a merchant, from its row. */
export function merchantRowActions(
  merchant: Merchant,
  { edit, switchStatus, remove }: MerchantCommands,
  text: typeof messages.text,
): RowAction[] {
  // One key for both: the button that had the focus stays when it changes its sense.
  const activate: RowAction = {
    key: 'status',
    label: text('merchants.action.activate'),
    icon: <PlayCircleIcon />,
    onAction: () => switchStatus(merchant, 'active'),
  };
  const deactivate: RowAction = {
    key: 'status',
    label: text('merchants.action.deactivate'),
    icon: <PauseCircleIcon />,
    onAction: () => switchStatus(merchant, 'inactive'),
  };
  return [
    {
      key: 'edit',
      label: text('merchants.action.edit'),
      icon: <EditIcon />,
      onAction: () => edit(merchant),
    },
    merchant.status === 'active' ? deactivate : activate,
    {
      key: 'delete',
      label: text('merchants.action.delete'),
      tooltip: text('merchants.action.delete.hint'),
      icon: <DeleteIcon />,
      dangerous: true,
      onAction: () => remove(merchant),
    },
  ];
}

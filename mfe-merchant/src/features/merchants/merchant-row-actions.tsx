import type { Merchant } from '@backoffice/contract';
import {
  DeleteIcon,
  EditIcon,
  HistoryIcon,
  PauseCircleIcon,
  PlayCircleIcon,
  uiMessages,
} from '@backoffice/ui';
import type { RowAction } from '@backoffice/ui/list';
import type { messages } from '../../messages';
import type { MerchantCommands } from './merchant-commands';

/** What can be done with a merchant, from its row. */
export function merchantRowActions(
  merchant: Merchant,
  { showHistory, change }: MerchantCommands,
  text: typeof messages.text,
): RowAction[] {
  const history: RowAction = {
    key: 'history',
    label: uiMessages.text('ui.list.history'),
    icon: <HistoryIcon />,
    onAction: () => showHistory(merchant),
  };
  if (!change) return [history];
  const { edit, switchStatus, remove } = change;
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
    history,
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

import type { ServiceAccount } from '@backoffice/contract/service-accounts';
import { ListView, standardActions, useLazyDialog, useList } from '@backoffice/list-screen';
import { KeyIcon } from '@backoffice/ui';
import { CellLink, type RowAction } from '@backoffice/ui/list';
import { useCallback, useMemo } from 'react';
import { keyCount, serviceAccountMessages as messages } from './service-account-fields';
import { serviceAccounts } from './service-accounts';

const loadKeys = async () => (await import('./service-keys-dialog')).ServiceKeysDialog;

const actionTexts = {
  edit: 'serviceAccounts.action.edit',
  activate: 'serviceAccounts.action.activate',
  deactivate: 'serviceAccounts.action.deactivate',
  // Accounts are not deleted, because the audit log names them.
  hide: 'serviceAccounts.action.deactivate',
} as const;

export function ServiceAccountList() {
  const text = messages.useText();
  const model = useList(serviceAccounts);
  const { commands } = model;
  const keys = useLazyDialog(loadKeys, { ahead: false });
  const { open: openKeys } = keys;

  const cells = useMemo(
    () => ({
      keys(account: ServiceAccount) {
        const n = keyCount(account);
        const label = text('serviceAccounts.action.keys-of', { name: account.name, n });
        return (
          <CellLink label={label} onClick={() => void openKeys({ account })}>
            {n}
          </CellLink>
        );
      },
    }),
    [text, openKeys],
  );
  const rowActions = useCallback(
    (account: ServiceAccount): RowAction[] => {
      const actions = standardActions(account, commands, actionTexts, text).filter(({ key, stops }) => {
        if (key === 'delete') return false;
        // An account beyond the user's permissions can only be deactivated.
        return !account.beyondOwn || key === 'history' || (key === 'status' && stops === true);
      });
      const open = {
        key: 'keys',
        label: text('serviceAccounts.action.keys'),
        icon: <KeyIcon />,
        onAction: () => void openKeys({ account }),
      };
      actions.splice(account.beyondOwn || !commands.change ? 0 : 1, 0, open);
      return actions;
    },
    [commands, text, openKeys],
  );
  return (
    <ListView cells={cells} model={model} rowActions={rowActions}>
      {keys.dialog}
    </ListView>
  );
}

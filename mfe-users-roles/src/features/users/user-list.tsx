import type { User } from '@backoffice/contract';
import { ListView, standardActions, useLazyDialog, useList, useListCache } from '@backoffice/list-screen';
import { useRoleChoices, useRoles } from '@backoffice/data/role-options';
import { Permitted, store, userAtom } from '@backoffice/session';
import { Button, CheckmarkIcon, KeyIcon, PauseCircleIcon, PersonIcon, ProhibitedIcon } from '@backoffice/ui';
import type { RowAction } from '@backoffice/ui/list';
import { useCallback, useMemo } from 'react';
import { userMessages } from './user-fields';
import { users } from './users';

const loadPasswordReset = async () => (await import('./account-link-dialogs')).PasswordResetDialog;
const loadResetConfirmation = async () => (await import('./account-link-dialogs')).ConfirmResetDialog;
const loadInvitation = async () => (await import('./invite-dialog')).InviteDialog;
const loadFactorReset = async () => (await import('./factor-reset-dialog')).FactorResetDialog;
const loadRestoring = async () => (await import('./restore-user-dialog')).RestoreUserDialog;

const actionTexts = {
  edit: 'users.action.edit',
  activate: 'users.action.activate',
  deactivate: 'users.action.deactivate',
  hide: 'users.action.delete',
  hideHint: 'users.action.delete.hint',
} as const;

/** The actions for a deleted user, and for the signed-in one, whose role, status and password cannot be changed here. */
const ofDeleted = new Set(['status', 'deactivate', 'history']);
const ofOneself = new Set(['edit', 'history', 'delete']);

export function UserList() {
  const text = userMessages.useText();
  const roles = useRoles();
  const roleName = useRoleChoices();
  // Users with more permissions than the signed-in user are locked; the server refuses changes to them.
  const beyondOwn = useMemo(
    () => new Set(roles.filter((role) => role.beyondOwn).map(({ id }) => id)),
    [roles],
  );
  const list = useMemo(
    () => ({ ...users, isLocked: (row: User) => row.status === 'deleted' || beyondOwn.has(row.roleKey) }),
    [beyondOwn],
  );
  const model = { ...useList(users), list };
  const { commands } = model;
  const passwordReset = useLazyDialog(loadPasswordReset, { ahead: model.mayEdit });
  const confirmation = useLazyDialog(loadResetConfirmation, { ahead: false });
  const invitation = useLazyDialog(loadInvitation, { ahead: false });
  const factorReset = useLazyDialog(loadFactorReset, { ahead: false });
  const cache = useListCache<User>(users.key, users.neighbour);
  const restoring = useLazyDialog(loadRestoring, { ahead: false });
  const { open: openPasswordReset } = passwordReset;
  const { open: askToConfirm } = confirmation;
  const { open: openFactorReset } = factorReset;
  const { open: askToRestore } = restoring;

  const rowActions = useCallback(
    (user: User): RowAction[] => {
      const isDeleted = user.status === 'deleted';
      const change = !beyondOwn.has(user.roleKey) &&
        commands.change && {
          ...commands.change,
          async switchStatus(row: User, status: string) {
            const run = () => commands.change!.switchStatus(row, status);
            if (row.status === 'deleted' && status === 'active')
              await askToRestore({ user: row, onRestore: run });
            else await run();
          },
        };
      const actions = standardActions(user, { ...commands, change: change || null }, actionTexts, text);
      if (!change) return actions;
      if (isDeleted)
        actions.splice(2, 0, {
          key: 'deactivate',
          label: text('users.action.deactivate'),
          icon: <PauseCircleIcon />,
          onAction: () => void change.switchStatus(user, 'inactive'),
        });
      actions.splice(-1, 0, {
        key: 'password',
        label: text('users.action.password'),
        icon: <KeyIcon />,
        onAction: () => void openPasswordReset({ user }),
      });
      const ownName = store.get(userAtom)?.name;
      const isOwn = user.username === ownName;
      if (user.link?.purpose === 'reset' && user.link.isWaiting && user.link.by !== ownName)
        actions.splice(-1, 0, {
          key: 'confirm-reset',
          label: text('users.action.confirm-reset'),
          icon: <CheckmarkIcon />,
          onAction: () => void askToConfirm({ user }),
        });
      if (user.secondFactor === 'enrolled' || user.secondFactor === 'reset-requested')
        actions.splice(-1, 0, {
          key: 'factor',
          label: text('users.action.factor'),
          icon: <ProhibitedIcon />,
          onAction: () => void openFactorReset({ user }),
        });
      const allowed = isOwn ? ofOneself : isDeleted ? ofDeleted : null;
      return allowed ? actions.filter(({ key }) => allowed.has(key)) : actions;
    },
    [beyondOwn, commands, text, openPasswordReset, askToConfirm, openFactorReset, askToRestore],
  );

  return (
    <ListView
      actions={
        <Permitted permission="users:edit">
          <Button
            icon={<PersonIcon />}
            onClick={() =>
              void invitation.open({ onCreated: (user) => cache.addOnTop(users.pageKey(model.query), user) })
            }
          >
            {text('users.action.invite')}
          </Button>
        </Permitted>
      }
      choices={{ roleName }}
      model={model}
      rowActions={rowActions}
    >
      {passwordReset.dialog}
      {confirmation.dialog}
      {invitation.dialog}
      {factorReset.dialog}
      {restoring.dialog}
    </ListView>
  );
}

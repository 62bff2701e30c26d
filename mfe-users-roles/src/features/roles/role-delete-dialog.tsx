import { ApiError, isUnanswered, reportFailure } from '@backoffice/api-client';
import type { Role } from '@backoffice/contract';
import { ConfirmDialog, notify, rowNotices } from '@backoffice/ui';
import { roleMessages } from './role-messages';
import { rolesApi } from './roles.api';
import { useRoleCache } from './roles.queries';

export interface RoleDeleteDialogProps {
  role: Role;
  onClose: () => void;
}

/** Whether a delete without an answer, or of a role that is gone already, has left nothing. */
async function isGone(role: Role, error: unknown): Promise<boolean> {
  if (error instanceof ApiError && error.status === 404) return true;
  if (!isUnanswered(error)) return false;
  const isThere = await rolesApi.read(role).catch((readError: unknown) => {
    console.error(readError);
    return role;
  });
  if (isThere) reportFailure(error, true);
  return !isThere;
}

export function RoleDeleteDialog({ role, onClose }: RoleDeleteDialogProps) {
  const text = roleMessages.useText();
  const cache = useRoleCache();
  const remove = async () => {
    try {
      await rolesApi.delete(role);
    } catch (error) {
      console.error(error);
      if (!(await isGone(role, error))) {
        rowNotices.failed(text('roles.notice.delete-failed'), error);
        onClose();
        return;
      }
    }
    cache.drop(role);
    notify.success({ title: text('roles.notice.deleted') });
    onClose();
  };
  return (
    <ConfirmDialog
      body={text('roles.delete.body', { name: role.name })}
      confirmLabel={text('roles.delete.confirm')}
      dangerous
      onCancel={onClose}
      onConfirm={remove}
      title={text('roles.delete.title')}
    />
  );
}

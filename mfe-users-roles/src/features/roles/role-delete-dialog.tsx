import { ApiError, isUnanswered, reportFailure } from '@backoffice/api-client';
import { filteredAddress, type Role, screens } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { ChangeReason } from '@backoffice/list-screen/reason';
import { usePermission } from '@backoffice/session';
import { Button, ConfirmDialog, Dialog, notify, rowNotices } from '@backoffice/ui';
import { useNavigate } from 'react-router-dom';
import { roleMessages } from './role-messages';
import { rolesApi } from './roles.api';
import { useRoleCache } from './roles.queries';

export interface RoleDeleteDialogProps {
  role: Role;
  onClose: () => void;
}

/** Tells whether the role no longer exists after a failed delete: it was gone already, or only the answer was lost. */
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

/** Explains that a role with users cannot be deleted, and links to the users. */
function HeldRoleDialog({ role, onClose }: RoleDeleteDialogProps) {
  const text = roleMessages.useText();
  const navigate = useNavigate();
  const maySeeUsers = usePermission('users:view');
  const showUsers = () => {
    onClose();
    void navigate(filteredAddress(screens.users, { roleName: role.key }));
  };
  return (
    <Dialog
      actions={
        <>
          {maySeeUsers && <Button onClick={showUsers}>{text('roles.delete.held.users')}</Button>}
          <Button appearance="primary" onClick={onClose}>
            {text('roles.delete.held.close')}
          </Button>
        </>
      }
      onDismiss={onClose}
      size="small"
      title={text('roles.delete.held.title', { name: role.name })}
    >
      {text('roles.delete.held.body', { count: role.holders, users: formatNumber(role.holders) })}
    </Dialog>
  );
}

/** Asks before deleting a role; a role with users cannot be deleted. */
export function RoleDeleteDialog(props: RoleDeleteDialogProps) {
  return props.role.holders > 0 ? <HeldRoleDialog {...props} /> : <FreeRoleDialog {...props} />;
}

function FreeRoleDialog({ role, onClose }: RoleDeleteDialogProps) {
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
      body={
        <>
          <span>{text('roles.delete.body', { name: role.name })}</span>
          <ChangeReason subject="role" />
        </>
      }
      confirmLabel={text('roles.delete.confirm')}
      dangerous
      onCancel={onClose}
      onConfirm={remove}
      title={text('roles.delete.title')}
    />
  );
}

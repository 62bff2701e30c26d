import type { Role } from '@backoffice/contract';
import { Dialog, ErrorPanel, Skeleton } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { RoleCreateDialog } from './role-create-dialog';
import { RoleEditDialog } from './role-edit-dialog';
import { useRoleFormStyles } from './role-form.styles';
import { roleMessages } from './role-messages';
import { grantablePagesOptions } from './roles.queries';

export interface RoleFormDialogProps {
  /** Absent for a new one. */
  role?: Role;
  onClose: () => void;
}

/** The form of a role, as soon as it is known which pages there are to give. */
export function RoleFormDialog({ role, onClose }: RoleFormDialogProps) {
  const styles = useRoleFormStyles();
  const text = roleMessages.useText();
  const { data: pages, error, refetch } = useQuery(grantablePagesOptions);
  if (!pages) {
    const title = role ? text('roles.form.edit-title', { name: role.name }) : text('roles.form.create-title');
    return (
      <Dialog onDismiss={onClose} size="large" title={title}>
        {error ? (
          <ErrorPanel onRetry={() => void refetch()} title={text('roles.form.pages-failed')} />
        ) : (
          <Skeleton className={styles.waiting} />
        )}
      </Dialog>
    );
  }
  return role ? (
    <RoleEditDialog onClose={onClose} pages={pages} role={role} />
  ) : (
    <RoleCreateDialog onClose={onClose} pages={pages} />
  );
}

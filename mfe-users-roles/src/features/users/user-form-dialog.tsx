import type { User } from '@backoffice/contract';
import { UserCreateDialog } from './user-create-dialog';
import { UserEditDialog } from './user-edit-dialog';
import type { UserListQuery } from './user-list-query';

interface UserFormDialogProps {
  /** Absent for a new one. */
  user?: User;
  /** The signed-in user's own. */
  isOwn: boolean;
  /** The list on screen, which shows a new user on top. */
  query: UserListQuery;
  onClose: () => void;
}

export function UserFormDialog({ user, isOwn, query, onClose }: UserFormDialogProps) {
  return user ? (
    <UserEditDialog isOwn={isOwn} onClose={onClose} user={user} />
  ) : (
    <UserCreateDialog onClose={onClose} query={query} />
  );
}

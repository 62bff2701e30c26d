import type { User } from '@backoffice/contract';
import { EditDialog, useListCache } from '@backoffice/list-screen';
import { useDialogForm } from '@backoffice/ui/form';
import { UserFormFields } from './user-form-fields';
import { hasFormValues, userEditRules, userFormPhrase, userFormValues } from './user-form-rules';
import { userMessages } from './user-messages';
import { usersApi } from './users.api';
import { userKeys } from './users.queries';

interface UserEditDialogProps {
  user: User;
  /** The signed-in user's own. */
  isOwn: boolean;
  onClose: () => void;
}

export function UserEditDialog({ user, isOwn, onClose }: UserEditDialogProps) {
  const text = userMessages.useText();
  const { replace } = useListCache<User>(userKeys.lists);
  const form = useDialogForm({
    schema: userEditRules,
    defaults: userFormValues(user),
    phrase: userFormPhrase,
  });
  return (
    <EditDialog
      form={form}
      isDone={hasFormValues}
      onClose={onClose}
      onRow={replace}
      read={usersApi.read}
      row={user}
      send={(values, { id, updatedAt }) => usersApi.update({ id, updatedAt, ...values })}
      texts={{
        saved: text('users.notice.updated'),
        failed: text('users.notice.update-failed'),
        reloadFailed: text('users.notice.reload-failed'),
        conflict: text('users.form.conflict.title'),
      }}
      title={text('users.form.edit-title')}
      valuesOf={userFormValues}
    >
      <UserFormFields isNew={false} isOwn={isOwn} />
    </EditDialog>
  );
}

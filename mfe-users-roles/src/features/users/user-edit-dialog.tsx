import type { User } from '@backoffice/contract';
import { useEditedRow, useListCache } from '@backoffice/list-screen';
import { rowNotices } from '@backoffice/ui';
import { FormDialog, useDialogForm } from '@backoffice/ui/form';
import { UserFormFields } from './user-form-fields';
import {
  hasFormValues,
  userEditRules,
  userFormPhrase,
  userFormValues,
  type UserEditValues,
} from './user-form-rules';
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
  const cache = useListCache<User>(userKeys.lists);
  const form = useDialogForm({
    schema: userEditRules,
    defaults: userFormValues(user),
    phrase: userFormPhrase,
  });
  const { save, conflict } = useEditedRow({
    row: user,
    send: (values: UserEditValues, { id, updatedAt }) => usersApi.update({ id, updatedAt, ...values }),
    isDone: hasFormValues,
    read: usersApi.read,
    onSaved(saved) {
      cache.replace(saved);
      rowNotices.succeeded(text('users.notice.updated'));
      onClose();
    },
    onReload(now) {
      cache.replace(now);
      form.reset(userFormValues(now));
    },
    texts: {
      failed: text('users.notice.update-failed'),
      reloadFailed: text('users.notice.reload-failed'),
      conflict: text('users.form.conflict.title'),
    },
  });

  return (
    <FormDialog
      conflict={conflict}
      form={form}
      onClose={onClose}
      onSubmit={save}
      title={text('users.form.edit-title')}
    >
      <UserFormFields isNew={false} isOwn={isOwn} />
    </FormDialog>
  );
}

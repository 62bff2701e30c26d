import type { User } from '@backoffice/contract';
import { createRow, useListCache, useNewRow } from '@backoffice/list-screen';
import { rowNotices } from '@backoffice/ui';
import { FormDialog, useDialogForm } from '@backoffice/ui/form';
import { findCreatedUser } from './find-created-user';
import { UserFormFields } from './user-form-fields';
import {
  createRequestOf,
  newUser,
  userCreateRules,
  userFormPhrase,
  type UserCreateValues,
} from './user-form-rules';
import type { UserListQuery } from './user-list-query';
import { userMessages } from './user-messages';
import { usersApi } from './users.api';
import { useNewestUserId, userKeys } from './users.queries';

interface UserCreateDialogProps {
  query: UserListQuery;
  onClose: () => void;
}

export function UserCreateDialog({ query, onClose }: UserCreateDialogProps) {
  const text = userMessages.useText();
  const cache = useListCache<User>(userKeys.lists);
  const { idempotencyKey, settle } = useNewRow<User>({
    onCreated(user) {
      cache.addOnTop(userKeys.list(query), user);
      rowNotices.succeeded(text('users.notice.created'));
      onClose();
    },
    texts: { failed: text('users.notice.create-failed'), createdBefore: text('users.form.created-before') },
  });
  const { data: newestBefore } = useNewestUserId(idempotencyKey);
  const form = useDialogForm({ schema: userCreateRules, defaults: newUser, phrase: userFormPhrase });

  const onSubmit = async (values: UserCreateValues) => {
    const creation = await createRow({
      send: () => usersApi.create(createRequestOf(values), idempotencyKey),
      find: newestBefore === undefined ? undefined : () => findCreatedUser(values, newestBefore),
    });
    settle(creation);
  };
  return (
    <FormDialog form={form} onClose={onClose} onSubmit={onSubmit} title={text('users.form.create-title')}>
      <UserFormFields isNew isOwn={false} />
    </FormDialog>
  );
}

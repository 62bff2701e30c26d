import type { User } from '@backoffice/contract';
import { CreateDialog, useListCache } from '@backoffice/list-screen';
import { useDialogForm } from '@backoffice/ui/form';
import { findCreatedUser } from './find-created-user';
import { UserFormFields } from './user-form-fields';
import { createRequestOf, newUser, userCreateRules, userFormPhrase } from './user-form-rules';
import type { UserListQuery } from './user-list-query';
import { userMessages } from './user-messages';
import { usersApi } from './users.api';
import { userKeys } from './users.queries';

interface UserCreateDialogProps {
  query: UserListQuery;
  onClose: () => void;
}

export function UserCreateDialog({ query, onClose }: UserCreateDialogProps) {
  const text = userMessages.useText();
  const cache = useListCache<User>(userKeys.lists);
  const form = useDialogForm({ schema: userCreateRules, defaults: newUser, phrase: userFormPhrase });
  return (
    <CreateDialog
      find={findCreatedUser}
      form={form}
      onClose={onClose}
      onRow={(user) => cache.addOnTop(userKeys.list(query), user)}
      readNewest={usersApi.newestId}
      send={(values, idempotencyKey) => usersApi.create(createRequestOf(values), idempotencyKey)}
      texts={{
        created: text('users.notice.created'),
        failed: text('users.notice.create-failed'),
        createdBefore: text('users.form.created-before'),
      }}
      title={text('users.form.create-title')}
    >
      <UserFormFields isNew isOwn={false} />
    </CreateDialog>
  );
}

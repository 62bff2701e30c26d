import { type User, userCreateRequest } from '@backoffice/contract';
import { accountLinkHours } from '@backoffice/contract/account-link-values';
import { useRoleChoices } from '@backoffice/data/role-options';
import { createRow, useNewRow } from '@backoffice/list-screen';
import { rowNotices } from '@backoffice/ui';
import { FormDialog, SelectField, TextAreaField, TextField, useDialogForm } from '@backoffice/ui/form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type IssuedLink, LinkDialog } from './account-link-dialogs';
import { userFields, userMessages } from './user-fields';
import { userFormPhrase } from './user-form';
import { usersApi } from './users.api';

const { username, roleName, introduction } = userCreateRequest.shape;
const rules = z.object({
  username: z.pipe(z.string().check(z.minLength(1, 'required')), username),
  roleName,
  introduction,
});
type InviteInput = z.input<typeof rules>;
const blank: InviteInput = { username: '', roleName: '', introduction: '' };

interface InviteDialogProps {
  onCreated: (user: User) => void;
  onClose: () => void;
}

/** Adds a user and shows the link with which they choose a password. */
export function InviteDialog({ onCreated, onClose }: InviteDialogProps) {
  const text = userMessages.useText();
  const roles = useRoleChoices();
  const [link, setLink] = useState<IssuedLink>();
  const form = useDialogForm<InviteInput, z.output<typeof rules>>({
    schema: rules,
    defaults: blank,
    phrase: userFormPhrase,
  });
  const { idempotencyKey, settle } = useNewRow<User>({
    onCreated(user) {
      onCreated(user);
      rowNotices.succeeded(text('users.notice.invited', { name: user.username }));
    },
    texts: { failed: text('users.notice.create-failed'), createdBefore: text('users.form.created-before') },
  });
  if (link) return <LinkDialog link={link} onClose={onClose} />;
  return (
    <FormDialog
      confirmLabel={text('users.action.invite')}
      form={form}
      onClose={onClose}
      onSubmit={async (values) => {
        let issued: Omit<IssuedLink, 'username'> | undefined;
        const created = await createRow(async () => {
          const { user, ...rest } = await usersApi.invite(values, idempotencyKey);
          issued = rest;
          return user;
        });
        const user = settle(created);
        if (issued) setLink({ ...issued, username: user.username });
      }}
      title={text('users.invite.title')}
    >
      <TextField<InviteInput>
        hint={text('users.form.username.hint')}
        label={text(userFields.username.label)}
        name="username"
        required
      />
      <SelectField<InviteInput>
        hint={text('users.invite.hint', { days: accountLinkHours.invitation / 24 })}
        label={text(userFields.roleName.label)}
        name="roleName"
        options={roles}
        placeholder={text('users.form.role.choose')}
        required
      />
      <TextAreaField<InviteInput> label={text(userFields.introduction.label)} name="introduction" wide />
    </FormDialog>
  );
}

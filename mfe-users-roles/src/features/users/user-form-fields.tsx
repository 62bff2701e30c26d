import { PASSWORD_MIN } from '@backoffice/contract';
import { SelectField, TextAreaField, TextField } from '@backoffice/ui/form';
import { useQuery } from '@tanstack/react-query';
import type { UserCreateInput } from './user-form-rules';
import { userMessages } from './user-messages';
import { userStatusTexts } from './user-status-texts';
import { roleOptionsQuery } from './users.queries';

interface UserFormFieldsProps {
  /** Only a new user's password can be typed. */
  isNew: boolean;
  /** The signed-in user's own: role and status stay. */
  isOwn: boolean;
}

export function UserFormFields({ isNew, isOwn }: UserFormFieldsProps) {
  const text = userMessages.useText();
  const { data: roles = [] } = useQuery(roleOptionsQuery);
  const ownHint = isOwn ? text('users.form.own.hint') : undefined;
  return (
    <>
      <TextField<UserCreateInput>
        hint={text('users.form.username.hint')}
        label={text('users.field.username')}
        name="username"
        required
      />
      {isNew && (
        <TextField<UserCreateInput>
          autoComplete="new-password"
          hint={text('users.form.password.hint', { min: PASSWORD_MIN })}
          label={text('users.form.password')}
          name="password"
          required
          type="password"
        />
      )}
      <SelectField<UserCreateInput>
        disabled={isOwn}
        hint={ownHint}
        label={text('users.field.role')}
        name="roleName"
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={text('users.form.role.choose')}
        required
      />
      <SelectField<UserCreateInput>
        disabled={isOwn}
        hint={ownHint}
        label={text('users.field.status')}
        name="status"
        options={(['active', 'inactive'] as const).map((value) => ({
          value,
          label: text(userStatusTexts[value]),
        }))}
        required
      />
      {isNew && (
        <SelectField<UserCreateInput>
          label={text('users.form.first-sign-in')}
          name="firstSignIn"
          options={[
            { value: 'keep', label: text('users.form.first-sign-in.keep') },
            { value: 'change', label: text('users.form.first-sign-in.change') },
          ]}
        />
      )}
      <TextField<UserCreateInput>
        hint={text('users.form.avatar.hint')}
        label={text('users.field.avatar')}
        name="avatar"
      />
      <TextAreaField<UserCreateInput> label={text('users.field.introduction')} name="introduction" wide />
    </>
  );
}

import {
  DEFAULT_AVATAR,
  INTRODUCTION_MAX,
  NEW_PASSWORD_MIN,
  userCreateRequest,
  userStatus,
  type User,
} from '@backoffice/contract';
import { useRoleChoices } from '@backoffice/data/role-options';
import { choicesOf, type RowFormDialog } from '@backoffice/list-screen';
import { comparedFields, type ComparedValue, defineForm } from '@backoffice/list-screen/form';
import { store, userAtom } from '@backoffice/session';
import { Avatar, Button, Checkbox, makeStyles, tokens } from '@backoffice/ui';
import {
  FormField,
  type FormIssue,
  SelectField,
  TextAreaField,
  TextField,
  useFormControl,
} from '@backoffice/ui/form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { NewPasswordField } from './new-password-field';
import { userFields, userMessages, userStatusTexts } from './user-fields';
import { usersApi } from './users.api';

const { username, password, ...others } = userCreateRequest.shape;
const { roleName, avatar, introduction, status } = others;
const filled = z.string().check(z.minLength(1, 'required'));

/** The rules of the create call, with an issue of its own for an empty field. */
const changed = { username: z.pipe(filled, username), roleName, avatar, introduction, status };
const userEditRules = z.object({ ...changed, status: userStatus });
const userCreateRules = z.object({
  ...changed,
  password: z.pipe(filled, password),
  mustChangePassword: z.boolean(),
});

type UserEditInput = z.input<typeof userEditRules>;
type UserCreateInput = z.input<typeof userCreateRules>;

const {
  mustChangePassword: _mustChangePassword,
  password: _password,
  avatar: _avatar,
  ...importable
} = userCreateRules.shape;
/** The rules of imported users, who get a random password. */
export const userImportRules = z.object(importable);

const newUser: UserCreateInput = {
  username: '',
  password: '',
  roleName: '',
  avatar: DEFAULT_AVATAR,
  introduction: '',
  status: 'active',
  mustChangePassword: true,
};

/** Returns the values of a user in the form. */
function userFormValues({ username, roleKey, avatar, introduction, status }: User): UserEditInput {
  return {
    username,
    roleName: roleKey,
    avatar,
    introduction,
    status,
  };
}

/** Returns the message for an invalid field. */
export const userFormPhrase = (field: string, { message }: FormIssue): string => {
  const { text } = userMessages;
  switch (field) {
    case 'username':
      return text(message === 'required' ? 'users.form.username.required' : 'users.form.username.invalid');
    case 'password':
      return message === 'required'
        ? text('users.form.password.required')
        : text('users.form.password.invalid', { min: NEW_PASSWORD_MIN });
    case 'roleName':
      return text('users.form.role.required');
    case 'avatar':
      return text('users.form.avatar.invalid');
    case 'introduction':
      return text('users.form.introduction.too-long', { max: INTRODUCTION_MAX });
    default:
      return text('users.form.status.required');
  }
};

const { active, inactive } = userStatusTexts;
export const newUserStatusTexts = { active, inactive };

const useUserFormStyles = makeStyles({
  wide: { gridColumn: '1 / -1' },
  picture: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
});

/** The picture, which users choose themselves; the form can only remove it. */
function PictureField({ username }: { username: string }) {
  const styles = useUserFormStyles();
  const text = userMessages.useText();
  const { value, onChange } = useFormControl<UserEditInput, 'avatar'>('avatar');
  return (
    <FormField<UserEditInput>
      hint={text('users.form.avatar.hint')}
      label={text(userFields.avatar.label)}
      name="avatar"
    >
      {(labelling) => (
        <div className={styles.picture} role="group" {...labelling}>
          <Avatar image={value} name={username} />
          <Button disabledFocusable={value === DEFAULT_AVATAR} onClick={() => onChange(DEFAULT_AVATAR)}>
            {text('users.form.avatar.remove')}
          </Button>
        </div>
      )}
    </FormField>
  );
}

function PasswordChangeField() {
  const styles = useUserFormStyles();
  const text = userMessages.useText();
  const { value, onChange, onBlur, ref } = useFormControl<UserCreateInput, 'mustChangePassword'>(
    'mustChangePassword',
  );
  return (
    <Checkbox
      checked={value}
      className={styles.wide}
      label={text('users.form.first-sign-in')}
      onBlur={onBlur}
      onChange={(_event, { checked }) => onChange(checked === true)}
      ref={ref}
    />
  );
}

/** @param user undefined for a new user, who has a password field; the signed-in user's own role and status cannot be changed */
function UserFields({ user }: { user: User | undefined }) {
  const text = userMessages.useText();
  const roles = useRoleChoices();
  const isNew = !user;
  const [isOwn] = useState(user?.username === store.get(userAtom)?.name);
  const ownHint = isOwn ? text('users.form.own.hint') : undefined;
  return (
    <>
      <TextField<UserCreateInput>
        hint={text('users.form.username.hint')}
        label={text(userFields.username.label)}
        name="username"
        required
      />
      {isNew && <NewPasswordField />}
      <SelectField<UserCreateInput>
        disabled={isOwn}
        hint={ownHint}
        label={text(userFields.roleName.label)}
        name="roleName"
        options={roles}
        placeholder={text('users.form.role.choose')}
        required
      />
      <SelectField<UserCreateInput>
        disabled={isOwn}
        hint={ownHint}
        label={text(userFields.status.label)}
        name="status"
        options={choicesOf({ choices: isNew ? newUserStatusTexts : userStatusTexts }, text)}
        required
      />
      {isNew && <PasswordChangeField />}
      {user && <PictureField username={user.username} />}
      <TextAreaField<UserCreateInput> label={text(userFields.introduction.label)} name="introduction" wide />
    </>
  );
}

/** Returns the fields of a user to compare when two users have changed them. */
function useComparedUser() {
  const text = userMessages.useText();
  const roles = useRoleChoices();
  const { roleName, avatar, ...fields } = comparedFields(userFields, text);
  return {
    ...fields,
    roleName: {
      ...roleName!,
      words: (key: ComparedValue) => roles.find(({ value }) => value === key)?.label ?? String(key),
    },
    avatar: {
      ...avatar!,
      words: (path: ComparedValue) =>
        text(path === DEFAULT_AVATAR ? 'users.form.avatar.none' : 'users.form.avatar.chosen'),
    },
  };
}

const deletionQuestion = {
  title: 'users.confirm.delete.title',
  body: 'users.confirm.delete.body',
  confirm: 'users.confirm.delete.label',
} as const;

export const UserForm: RowFormDialog<User> = defineForm({
  messages: userMessages,
  phrase: userFormPhrase,
  valuesOf: userFormValues,
  fields: (user) => <UserFields user={user} />,
  useCompared: useComparedUser,
  create: {
    rules: userCreateRules,
    blank: newUser,
    send: (values, idempotencyKey) => usersApi.create(values, idempotencyKey),
    texts: {
      title: 'users.form.create-title',
      created: 'users.notice.created',
      failed: 'users.notice.create-failed',
      createdBefore: 'users.form.created-before',
    },
  },
  edit: {
    rules: userEditRules,
    send: (values, { id, updatedAt }, reason) => usersApi.update({ id, updatedAt, reason, ...values }),
    question: ({ status: wanted }) => (wanted === 'deleted' ? deletionQuestion : undefined),
    texts: {
      title: 'users.form.edit-title',
      saved: 'users.notice.updated',
      failed: 'users.notice.update-failed',
      reloadFailed: 'users.notice.reload-failed',
      conflict: 'users.form.conflict.title',
    },
  },
});

import {
  DEFAULT_AVATAR,
  INTRODUCTION_MAX,
  PASSWORD_MIN,
  userCreateRequest,
  type User,
  type UserCreateRequest,
} from '@backoffice/contract';
import type { IssuePhrase } from '@backoffice/ui/form';
import * as z from 'zod/mini';
import { userMessages } from './user-messages';

const { username, password, ...others } = userCreateRequest.shape;
const { roleName, avatar, introduction, status } = others;
const filled = z.string().check(z.minLength(1, 'required'));

/** What the create call takes, by the same rules; an empty field is told apart. */
const changed = { username: z.pipe(filled, username), roleName, avatar, introduction, status };
export const userEditRules = z.object(changed);
export const userCreateRules = z.object({
  ...changed,
  password: z.pipe(filled, password),
  /** What the user does with the password at the first sign-in. */
  firstSignIn: z.enum(['keep', 'change']),
});

export type UserEditInput = z.input<typeof userEditRules>;
export type UserEditValues = z.output<typeof userEditRules>;
export type UserCreateInput = z.input<typeof userCreateRules>;
export type UserCreateValues = z.output<typeof userCreateRules>;

export const newUser: UserCreateInput = {
  username: '',
  password: '',
  roleName: '',
  avatar: DEFAULT_AVATAR,
  introduction: '',
  status: 'active',
  firstSignIn: 'keep',
};

export function createRequestOf({ firstSignIn, ...values }: UserCreateValues): UserCreateRequest {
  return { ...values, mustChangePassword: firstSignIn === 'change' };
}

/** What the form shows of a user. */
export function userFormValues({ username, roleKey, avatar, introduction, status }: User): UserEditInput {
  return {
    username,
    roleName: roleKey,
    avatar,
    introduction,
    status: status === 'active' ? 'active' : 'inactive',
  };
}

/** Whether a user is what the form said. */
export function hasFormValues(user: User, values: UserEditValues): boolean {
  const now = userFormValues(user);
  return (Object.keys(now) as (keyof UserEditValues)[]).every((field) => now[field] === values[field]);
}

/** Words for what is wrong with a field. */
export const userFormPhrase: IssuePhrase<UserCreateInput> = (field, { message }) => {
  const { text } = userMessages;
  switch (field) {
    case 'username':
      return text(message === 'required' ? 'users.form.username.required' : 'users.form.username.invalid');
    case 'password':
      return message === 'required'
        ? text('users.form.password.required')
        : text('users.form.password.invalid', { min: PASSWORD_MIN });
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

import {
  GRACE_DAYS_DEFAULT,
  GRACE_DAYS_MAX,
  ROLE_DESCRIPTION_MAX,
  ROLE_NAME_MAX,
  roleCreateRequest,
  type Role,
} from '@backoffice/contract';
import type { IssuePhrase } from '@backoffice/ui/form';
import * as z from 'zod/mini';
import { roleMessages } from './role-messages';
import { levelsOf, type Levels } from './tree/levels';

const { name, description, secondFactor, secondFactorGraceDays } = roleCreateRequest.shape;

/** The rules of the create call. The pages are one text, because their paths cannot be field names. */
export const roleFormRules = z.object({
  name,
  description,
  routes: z.string(),
  secondFactor,
  secondFactorGraceDays,
});
export type RoleFormInput = z.input<typeof roleFormRules>;
export type RoleFormValues = z.output<typeof roleFormRules>;

export function levelsText(levels: Levels): string {
  const granted = Object.entries(levels).filter(([, level]) => level !== 'none');
  return JSON.stringify(granted.sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function levelsOfText(text: string): Levels {
  return Object.fromEntries(JSON.parse(text) as [string, Levels[string]][]);
}

type FormRole = Pick<Role, 'name' | 'description' | 'routes' | 'secondFactor' | 'secondFactorGraceDays'>;

export function roleFormValues(role: FormRole): RoleFormInput {
  const { name, description, secondFactor = 'optional', secondFactorGraceDays = GRACE_DAYS_DEFAULT } = role;
  return {
    name,
    description,
    routes: levelsText(levelsOf(role.routes)),
    secondFactor,
    secondFactorGraceDays,
  };
}

/** Returns the message for an invalid field. */
export const roleFormPhrase: IssuePhrase<RoleFormInput> = (field, { code }) => {
  if (field === 'name' && code !== 'too_big') return roleMessages.text('roles.form.name.required');
  if (field === 'secondFactorGraceDays')
    return roleMessages.text('roles.form.grace.invalid', { max: GRACE_DAYS_MAX });
  const max = field === 'name' ? ROLE_NAME_MAX : ROLE_DESCRIPTION_MAX;
  return roleMessages.text('roles.form.too-long', { max });
};

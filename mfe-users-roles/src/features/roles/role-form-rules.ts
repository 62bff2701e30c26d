import { ROLE_DESCRIPTION_MAX, ROLE_NAME_MAX, roleCreateRequest, type Role } from '@backoffice/contract';
import type { IssuePhrase } from '@backoffice/ui/form';
import * as z from 'zod/mini';
import { roleMessages } from './role-messages';
import { levelsOf, type Levels } from './tree/levels';

const { name, description } = roleCreateRequest.shape;

/** The rules of the create call. The pages are one text, because their paths cannot be field names. */
export const roleFormRules = z.object({ name, description, routes: z.string() });
export type RoleFormInput = z.input<typeof roleFormRules>;
export type RoleFormValues = z.output<typeof roleFormRules>;

export function levelsText(levels: Levels): string {
  const granted = Object.entries(levels).filter(([, level]) => level !== 'none');
  return JSON.stringify(granted.sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function levelsOfText(text: string): Levels {
  return Object.fromEntries(JSON.parse(text) as [string, Levels[string]][]);
}

export function roleFormValues(role: Pick<Role, 'name' | 'description' | 'routes'>): RoleFormInput {
  return { name: role.name, description: role.description, routes: levelsText(levelsOf(role.routes)) };
}

/** Returns the message for an invalid field. */
export const roleFormPhrase: IssuePhrase<RoleFormInput> = (field, { code }) => {
  if (field === 'name' && code !== 'too_big') return roleMessages.text('roles.form.name.required');
  const max = field === 'name' ? ROLE_NAME_MAX : ROLE_DESCRIPTION_MAX;
  return roleMessages.text('roles.form.too-long', { max });
};

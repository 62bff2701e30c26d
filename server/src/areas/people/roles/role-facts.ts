import type { FieldChange } from '@backoffice/contract';
import type { RoleRow } from './role-row';

/** What the audit log tells of a role: its texts, and what it may do on each page. */
export function roleFacts({ key, name, description, grants }: RoleRow): Record<string, FieldChange['from']> {
  const facts: Record<string, FieldChange['from']> = { key, name, description };
  for (const { path, action } of grants) {
    facts[path] = facts[path] ? 'view, edit' : action;
  }
  return facts;
}

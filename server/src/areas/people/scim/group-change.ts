import type { Filter } from './filter-syntax';
import type { Operation } from './patch-operations';
import { fieldOf, type Fields, memberIds, requiredText, textOf } from './scim-body';
import { invalidFilter, invalidPath, invalidValue } from './scim-error';

/** The state of a group that a directory sets. */
export interface GroupState {
  displayName: string;
  externalId: string | null;
  /** Ids of users. */
  members: ReadonlySet<string>;
}

/** Returns the whole group for a creation or a replacement: absent attributes are removed. */
export function wholeGroup(body: Fields): GroupState {
  return {
    displayName: requiredText(fieldOf(body, 'displayName'), 'displayName'),
    externalId: textOf(fieldOf(body, 'externalId'), 'externalId'),
    members: new Set(memberIds(fieldOf(body, 'members'))),
  };
}

/** Returns the ids that a filter of members names: `value eq "1"`, also several joined by `or`. */
function namedMembers(filter: Filter): string[] {
  if (filter.kind === 'or') return filter.terms.flatMap(namedMembers);
  if (filter.kind === 'compare' && filter.path === 'value' && filter.operator === 'eq')
    return [String(filter.value)];
  throw invalidFilter('Members are selected by value eq "…".');
}

function changedMembers(
  { op, target: { filter, subAttribute }, value }: Operation,
  members: ReadonlySet<string>,
): ReadonlySet<string> {
  if (filter && op === 'remove' && subAttribute === undefined) {
    const removed = new Set(namedMembers(filter));
    return new Set([...members].filter((id) => !removed.has(id)));
  }
  if (filter || subAttribute !== undefined)
    throw invalidPath('Members are added, replaced or removed as a whole.');
  const named = new Set(memberIds(value));
  if (op === 'add') return new Set([...members, ...named]);
  if (op === 'replace') return named;
  // A removal with a value, as Entra ID sends it, removes these; without one, all.
  return new Set(value === undefined ? [] : [...members].filter((id) => !named.has(id)));
}

/** Returns the state after the operations. */
export function changedGroup(before: GroupState, operations: readonly Operation[]): GroupState {
  return operations.reduce((group, operation): GroupState => {
    const { op, target, value } = operation;
    const { attribute, filter, subAttribute } = target;
    if (attribute === 'members') return { ...group, members: changedMembers(operation, group.members) };
    if (filter !== undefined || subAttribute !== undefined) throw invalidPath(`${attribute} has no parts.`);
    if (attribute === 'externalid')
      return { ...group, externalId: op === 'remove' ? null : textOf(value, 'externalId') };
    if (attribute !== 'displayname') throw invalidPath(`A group has no attribute "${attribute}".`);
    if (op === 'remove') throw invalidValue('displayName cannot be removed.');
    return { ...group, displayName: requiredText(value, 'displayName') };
  }, before);
}

import { attributePath, type Filter, parseFilter } from './filter-syntax';
import { fieldOf, type Fields, objectOf } from './scim-body';
import { invalidPath, invalidSyntax, invalidValue, ScimError } from './scim-error';

// Changes of a resource: RFC 7644, 3.5.2.

const MAX_OPERATIONS = 1000;

/** The part of a resource that an operation changes. */
interface Target {
  /** In lower case. */
  attribute: string;
  /** Selects values of a list: `members[value eq "1"]`. */
  filter?: Filter;
  subAttribute?: string | undefined;
}

export interface Operation {
  op: 'add' | 'replace' | 'remove';
  target: Target;
  /** Undefined for a removal without a value. */
  value: unknown;
}

function targetOf(path: string): Target {
  const [, before = '', filter, , subAttribute] = /^([^[\]]+)(?:\[(.*)\](\.(\w+))?)?$/s.exec(path) ?? [];
  const named = attributePath(before);
  if (named === null) throw invalidPath(`"${path}" is no path.`);
  const [attribute = '', ownSub] = named.split('.');
  if (filter === undefined) return { attribute, subAttribute: ownSub };
  return { attribute, filter: parseFilter(filter), subAttribute: subAttribute?.toLowerCase() };
}

/** Attributes that a resource has beside its own, and that no operation changes. */
const FIXED = new Set(['schemas', 'id', 'meta']);

function operationsOf(sent: unknown): Operation[] {
  const fields = objectOf(sent, 'An operation');
  const op = String(fieldOf(fields, 'op')).toLowerCase();
  const path = fieldOf(fields, 'path');
  const value = fieldOf(fields, 'value');
  if (op !== 'add' && op !== 'replace' && op !== 'remove')
    throw invalidSyntax('op must be add, replace or remove.');
  if (path !== undefined && path !== null && path !== '') {
    if (typeof path !== 'string') throw invalidPath('path must be a text.');
    if (op !== 'remove' && value === undefined) throw invalidValue('An operation lacks its value.');
    return [{ op, target: targetOf(path), value }];
  }
  if (op === 'remove') throw new ScimError(400, 'A removal needs a path.', 'noTarget');
  // Without a path the value is a part of the resource, or one with paths for names.
  return Object.entries(objectOf(value, 'The value of an operation without a path'))
    .filter(([name]) => !FIXED.has(name.toLowerCase()))
    .flatMap(([name, part]): Operation[] =>
      // The attributes of an extension are below its address.
      name.startsWith('urn:') && typeof part === 'object'
        ? []
        : [{ op, target: targetOf(name), value: part }],
    );
}

/** @throws ScimError for a body that is no list of operations */
export function parseOperations(body: Fields): Operation[] {
  const sent = fieldOf(body, 'Operations');
  if (!Array.isArray(sent) || sent.length === 0) throw invalidSyntax('Operations must be a list.');
  if (sent.length > MAX_OPERATIONS)
    throw new ScimError(413, `At most ${MAX_OPERATIONS} operations can be sent at once.`);
  return sent.flatMap(operationsOf);
}

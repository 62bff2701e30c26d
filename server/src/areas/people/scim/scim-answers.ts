import { type AddressOf, GROUP_SCHEMA, MAX_RESULTS, USER_SCHEMA } from './scim-documents';
import { attributePath, parseFilter } from './filter-syntax';
import { fieldOf, type Fields } from './scim-body';
import { invalidValue } from './scim-error';
import type { ScimGroup } from './scim-groups.repository';
import type { Listing, ScimUser } from './scim-users.repository';

const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
const DEFAULT_RESULTS = 100;

const isoOf = (time: string) => new Date(time).toISOString();

function metaOf(
  resourceType: 'User' | 'Group',
  { createdAt, updatedAt }: { createdAt: string; updatedAt: string },
  location: string,
) {
  return { resourceType, created: isoOf(createdAt), lastModified: isoOf(updatedAt), location };
}

/** Returns references with the addresses of their resources. */
const withAddresses = (
  list: readonly { value: string; display: string }[],
  folder: string,
  addressOf: AddressOf,
) => list.map((reference) => ({ ...reference, $ref: addressOf(`${folder}/${reference.value}`) }));

export function presentUser(user: ScimUser, addressOf: AddressOf) {
  const { id, externalId, userName, displayName, isActive, groups } = user;
  return {
    schemas: [USER_SCHEMA],
    id: String(id),
    ...(externalId !== null && { externalId }),
    userName,
    ...(displayName !== null && { displayName }),
    active: isActive,
    groups: withAddresses(groups, 'Groups', addressOf),
    meta: metaOf('User', user, addressOf(`Users/${id}`)),
  };
}

export function presentGroup(group: ScimGroup, addressOf: AddressOf) {
  const { id, externalId, displayName, members } = group;
  return {
    schemas: [GROUP_SCHEMA],
    id: String(id),
    ...(externalId !== null && { externalId }),
    displayName,
    members: withAddresses(members, 'Users', addressOf),
    meta: metaOf('Group', group, addressOf(`Groups/${id}`)),
  };
}

/** Attributes that every answer has (RFC 7643, 7: returned "always"), and those that a client needs to read it. */
const ALWAYS = ['schemas', 'id', 'meta'];

/** Returns the attributes that a parameter names, separated by commas or as a list; null for none. */
function namesOf(value: unknown): ReadonlySet<string> | null {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  const names = texts
    .flatMap((text) => (typeof text === 'string' ? text.split(',') : []))
    .map((name) => attributePath(name.trim())?.split('.')[0] ?? '')
    .filter(Boolean);
  return names.length > 0 ? new Set(names) : null;
}

/** The attributes that a call wants in the answer. */
export interface Projection {
  wants(name: string): boolean;
}

/** Reads `attributes` and `excludedAttributes`; an attribute comes whole or not at all. */
export function projectionOf(fields: Fields): Projection {
  const wanted = namesOf(fieldOf(fields, 'attributes'));
  const excluded = namesOf(fieldOf(fields, 'excludedAttributes'));
  return {
    wants(name) {
      if (ALWAYS.includes(name)) return true;
      const own = name.toLowerCase();
      return wanted ? wanted.has(own) : !excluded?.has(own);
    },
  };
}

export const projected = (resource: object, { wants }: Projection): object =>
  Object.fromEntries(Object.entries(resource).filter(([name]) => wants(name)));

function numberOf(value: unknown, name: string): number | null {
  if (value === undefined || value === null || value === '') return null;
  const number = Number(value);
  if (!Number.isInteger(number)) throw invalidValue(`${name} must be a whole number.`);
  return Math.min(Math.max(number, -1), 1_000_000_000);
}

/** Reads the parameters of a list, from a query or the body of a search (RFC 7644, 3.4.2 and 3.4.3). */
export function listingOf(fields: Fields): Listing {
  const filter = fieldOf(fields, 'filter');
  if (filter !== undefined && typeof filter !== 'string') throw invalidValue('filter must be a text.');
  return {
    filter: filter === undefined || filter.trim() === '' ? null : parseFilter(filter),
    offset: Math.max(0, (numberOf(fieldOf(fields, 'startIndex'), 'startIndex') ?? 1) - 1),
    limit: Math.min(Math.max(0, numberOf(fieldOf(fields, 'count'), 'count') ?? DEFAULT_RESULTS), MAX_RESULTS),
  };
}

export function listBody(resources: readonly object[], total: number, offset: number): object {
  return {
    schemas: [LIST],
    totalResults: total,
    startIndex: offset + 1,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

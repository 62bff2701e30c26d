import type { Operation } from './patch-operations';
import { fieldOf, type Fields, requiredText, textOf, truthOf } from './scim-body';
import { invalidPath, invalidValue, ScimError } from './scim-error';

/** The attributes of a user that a directory sets; omitted ones stay. */
export interface UserChange {
  userName?: string;
  externalId?: string | null;
  displayName?: string | null;
  isActive?: boolean;
}

/** The attributes of the standard's schemas that the product does not keep; a directory may send them. */
const UNKEPT = new Set(
  `name nickname profileurl title usertype preferredlanguage locale timezone password emails phonenumbers ims photos addresses
   entitlements roles x509certificates employeenumber costcenter organization division department manager`.split(
    /\s+/,
  ),
);

/** Returns all attributes of a user for a creation or a replacement: absent ones are removed. */
export function wholeUser(body: Fields): UserChange & { userName: string } {
  const active = fieldOf(body, 'active');
  return {
    userName: requiredText(fieldOf(body, 'userName'), 'userName'),
    externalId: textOf(fieldOf(body, 'externalId'), 'externalId'),
    displayName: textOf(fieldOf(body, 'displayName'), 'displayName'),
    ...(active !== undefined && active !== null && { isActive: truthOf(active, 'active') }),
  };
}

function changeOf({ op, target: { attribute, filter, subAttribute }, value }: Operation): UserChange {
  if (UNKEPT.has(attribute)) return {};
  if (attribute === 'groups' || attribute === 'id' || attribute === 'meta')
    throw new ScimError(400, `${attribute} cannot be changed here.`, 'mutability');
  if (filter !== undefined || subAttribute !== undefined) throw invalidPath(`${attribute} has no parts.`);
  const isRemoved = op === 'remove';
  switch (attribute) {
    case 'username':
      if (isRemoved) throw invalidValue('userName cannot be removed.');
      return { userName: requiredText(value, 'userName') };
    case 'externalid':
      return { externalId: isRemoved ? null : textOf(value, 'externalId') };
    case 'displayname':
      return { displayName: isRemoved ? null : textOf(value, 'displayName') };
    case 'active':
      if (isRemoved) throw invalidValue('active cannot be removed.');
      return { isActive: truthOf(value, 'active') };
    default:
      throw invalidPath(`A user has no attribute "${attribute}".`);
  }
}

/** Returns the change that operations make, the last one of an attribute winning. */
export function changedUser(operations: readonly Operation[]): UserChange {
  return Object.assign({}, ...operations.map(changeOf)) as UserChange;
}

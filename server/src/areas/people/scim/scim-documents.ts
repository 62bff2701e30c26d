// Documents in which the service describes itself: RFC 7643, 5 to 7, and RFC 7644, 4.

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const core = (name: string) => `urn:ietf:params:scim:schemas:core:2.0:${name}`;

/** The maximum number of resources in an answer. */
export const MAX_RESULTS = 200;

/** Returns the address of a resource of the service. */
export type AddressOf = (path: string) => string;

export const serviceProviderConfig = (addressOf: AddressOf) => ({
  schemas: [core('ServiceProviderConfig')],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MAX_RESULTS },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token of SCIM_TOKEN in the Authorization header',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: addressOf('ServiceProviderConfig') },
});

const resourceType = (addressOf: AddressOf, id: string, endpoint: string, schema: string) => ({
  schemas: [core('ResourceType')],
  id,
  name: id,
  endpoint,
  schema,
  meta: { resourceType: 'ResourceType', location: addressOf(`ResourceTypes/${id}`) },
});

export const resourceTypes = (addressOf: AddressOf) => [
  resourceType(addressOf, 'User', '/Users', USER_SCHEMA),
  resourceType(addressOf, 'Group', '/Groups', GROUP_SCHEMA),
];

interface AttributeOptions {
  type?: 'string' | 'boolean' | 'complex' | 'reference';
  multiValued?: boolean;
  required?: boolean;
  caseExact?: boolean;
  mutability?: 'readWrite' | 'readOnly' | 'immutable';
  uniqueness?: 'none' | 'server';
  subAttributes?: object[];
}

const attribute = (name: string, description: string, options: AttributeOptions = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...options,
});

const references = (what: string, mutability: 'immutable' | 'readOnly') => [
  attribute('value', `The id of the ${what}`, { caseExact: true, mutability }),
  attribute('display', `The name of the ${what}`, { mutability: 'readOnly' }),
  attribute('$ref', `The address of the ${what}`, { type: 'reference', mutability: 'readOnly' }),
];

const schema = (addressOf: AddressOf, id: string, name: string, attributes: object[]) => ({
  schemas: [core('Schema')],
  id,
  name,
  description: name,
  attributes,
  meta: { resourceType: 'Schema', location: addressOf(`Schemas/${id}`) },
});

export const schemaDocuments = (addressOf: AddressOf) => [
  schema(addressOf, USER_SCHEMA, 'User', [
    attribute('userName', 'The name by which the directory knows the user', {
      required: true,
      uniqueness: 'server',
    }),
    attribute('displayName', 'The name of the user as the directory shows it'),
    attribute('active', 'False for a user who may not sign in', { type: 'boolean' }),
    attribute('groups', 'The groups of the user', {
      type: 'complex',
      multiValued: true,
      mutability: 'readOnly',
      subAttributes: references('group', 'readOnly'),
    }),
  ]),
  schema(addressOf, GROUP_SCHEMA, 'Group', [
    attribute('displayName', 'The name of the group, by which SCIM_ROLES gives a role', {
      required: true,
      uniqueness: 'server',
    }),
    attribute('members', 'The users of the group', {
      type: 'complex',
      multiValued: true,
      subAttributes: references('user', 'immutable'),
    }),
  ]),
];

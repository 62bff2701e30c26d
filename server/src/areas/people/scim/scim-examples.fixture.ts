const CORE = 'urn:ietf:params:scim:schemas:core:2.0';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** Bodies in the shapes of RFC 7644 and of two directories. */
export const examples = {
  /** RFC 7644, 3.3. */
  user: {
    schemas: [`${CORE}:User`],
    userName: 'bjensen',
    externalId: 'bjensen',
    name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
  },
  /** RFC 7644, 3.5.1. */
  replacement: (id: string) => ({
    schemas: [`${CORE}:User`],
    id,
    userName: 'bjensen',
    externalId: 'bjensen',
    name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', middleName: 'Jane' },
    roles: [],
    emails: [{ value: 'bjensen@example.com' }, { value: 'babs@jensen.org' }],
  }),
  /** RFC 7644, 3.5.2.1 to 3.5.2.3, on users: attributes that are not kept. */
  userOperations: [
    {
      op: 'add',
      value: { emails: [{ value: 'babs@jensen.org', type: 'home' }], nickname: 'Babs' },
    },
    {
      op: 'replace',
      path: 'addresses[type eq "work"]',
      value: { type: 'work', streetAddress: '911 Universal City Plaza', primary: true },
    },
    { op: 'replace', path: 'addresses[type eq "work"].streetAddress', value: '1010 Broadway Ave' },
    { op: 'remove', path: 'emails[type eq "work" and value ew "example.com"]' },
  ],
  /** Entra ID. */
  entraUser: {
    schemas: [`${CORE}:User`, ENTERPRISE],
    externalId: '58342554-38d6-4ec8-948c-50044d0a33fd',
    userName: 'babs.j@company.example',
    active: 'True',
    displayName: 'Babs Jensen',
    emails: [{ primary: true, type: 'work', value: 'babs.j@company.example' }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Babs Jensen', familyName: 'Jensen', givenName: 'Babs' },
    roles: [],
    [ENTERPRISE]: { department: 'Payments', manager: { value: '26118915-6090-4610-87e4-49d8ca9f808d' } },
  },
  entraOperations: [
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'new@company.example' },
    { op: 'Add', path: 'name.familyName', value: 'Jensen-Smith' },
    { op: 'Replace', path: `${ENTERPRISE}:department`, value: 'Risk' },
    { op: 'Replace', path: 'displayName', value: 'Babs J.' },
    {
      op: 'Replace',
      value: { 'name.givenName': 'Barbara', active: 'False', [ENTERPRISE]: { manager: '1' } },
    },
  ],
  entraGroup: {
    schemas: [`${CORE}:Group`, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
    externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
    displayName: 'Payments',
    meta: { resourceType: 'Group' },
  },
  entraAdd: (id: string) => ({ op: 'Add', path: 'members', value: [{ $ref: null, value: id }] }),
  entraRemove: (id: string) => ({ op: 'Remove', path: 'members', value: [{ value: id }] }),
  /** Okta. */
  oktaUser: {
    schemas: [`${CORE}:User`],
    userName: 'okta.user@company.example',
    name: { givenName: 'Test', familyName: 'User' },
    emails: [{ primary: true, value: 'okta.user@company.example', type: 'work' }],
    displayName: 'Test User',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  },
  oktaDeactivation: { op: 'replace', value: { active: false } },
  oktaGroup: (id: string) => ({ op: 'replace', value: { id, displayName: 'Payments' } }),
  oktaRemove: (id: string) => ({ op: 'remove', path: `members[value eq "${id}"]` }),
};

/** RFC 7644, 3.4.2.2, for users of whom the product keeps no more than the names. */
export const filters: [filter: string, userNames: string[]][] = [
  ['userName Eq "BJENSEN"', ['bjensen']],
  ['Username eq "bjensen"', ['bjensen']],
  ['name.familyName co "O\'Malley"', []],
  ['userName sw "J"', ['jsmith']],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "J"', ['jsmith']],
  ['userName ew "smith"', ['jsmith']],
  ['title pr', []],
  ['externalId pr', ['bjensen']],
  ['externalId eq "BJENSEN"', []],
  ['externalId eq null', ['jsmith']],
  ['meta.lastModified gt "2011-05-13T04:42:34Z"', ['bjensen', 'jsmith']],
  ['meta.lastModified lt "2011-05-13T04:42:34Z"', []],
  ['title pr and userType eq "Employee"', []],
  ['title pr or userName eq "jsmith"', ['jsmith']],
  ['userType eq "Employee" and (emails co "example.com" or emails.value co "example.org")', []],
  [
    'userType ne "Employee" and not (emails co "example.com" or emails.value co "example.org")',
    ['bjensen', 'jsmith'],
  ],
  ['userType eq "Employee" and emails[type eq "work" and value co "@example.com"]', []],
  ['emails[type eq "work" and value co "@example.com"] or userName co "ENS"', ['bjensen']],
  ['active eq true and not (displayName pr)', ['bjensen', 'jsmith']],
  ['active eq "False"', []],
  ['displayName ne "x" and userName ne "bjensen"', ['jsmith']],
  ['userName co "\\"%_\\\\"', []],
  ['userName eq "a" or userName eq "b" and userName eq "c" or userName eq "jsmith"', ['jsmith']],
  ['groups[display eq "everyone"]', ['jsmith']],
  ['groups pr', ['jsmith']],
  ['constructor pr or constructor eq "a"', []],
];

import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { scimClient, scimRoles, scimToken } from './scim-api.fixture';
import { examples, filters } from './scim-examples.fixture';

let api: TestApi;
// No user of the demo data has one of these roles.
const roles = scimRoles.map(({ group }) => ({ group, role: `of-${group.toLowerCase()}` }));
useTestApi((given) => (api = given), { settings: { scim: { tokens: [scimToken], roles } } });
beforeEach(() =>
  api.services.pool.query('insert into role (key, name) select key, key from unnest($1::text[]) key', [
    roles.map(({ role }) => role),
  ]),
);
const { call, addUser, addGroup, patch } = scimClient(() => api);
const roleOf = async (id: string) => {
  const { rows } = await api.services.pool.query<{ role: string }>(
    `select case status when 'active' then role_key else status end as role from app_user where id = $1`,
    [id],
  );
  return rows[0]?.role;
};
const search = (filter: string) => call('GET', `Users?filter=${encodeURIComponent(filter)}`);

test('a user is created, replaced and changed by the standard’s examples', async () => {
  const { status, body } = await call('POST', 'Users', examples.user);
  expect(status).toBe(201);
  expect(body).toEqual({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    id: expect.stringMatching(/^\d+$/),
    externalId: 'bjensen',
    userName: 'bjensen',
    active: true,
    groups: [],
    meta: {
      resourceType: 'User',
      created: expect.stringMatching(/^\d{4}-.*Z$/),
      lastModified: expect.stringMatching(/^\d{4}-.*Z$/),
      location: expect.stringMatching(new RegExp(`^http://localhost.*/scim/v2/Users/${body.id}$`)),
    },
  });
  expect((await call('PUT', `Users/${body.id}`, examples.replacement(body.id))).status).toBe(200);
  expect((await patch(`Users/${body.id}`, ...examples.userOperations)).status).toBe(200);
  expect((await call('GET', `Users/${body.id}`)).body).toMatchObject({
    userName: 'bjensen',
    externalId: 'bjensen',
  });
});

test.each(filters)('finds users by %s', async (filter, userNames) => {
  await call('POST', 'Users', examples.user);
  await addGroup('Everyone', await addUser('jsmith'));
  const { status, body } = await search(filter);
  expect(status).toBe(200);
  expect(body.Resources.map(({ userName }) => userName)).toEqual(userNames);
  expect(body.totalResults).toBe(userNames.length);
});

test.each([
  'userName',
  'userName eq',
  'userName eq bjensen',
  'userName is "bjensen"',
  '(userName eq "a"',
  'userName eq "a" userName',
  'not userName eq "a"',
  'emails[type eq "work"',
  'userName eq "a',
  'active gt true',
  'meta.created eq "yesterday"',
  `userName eq "${'a'.repeat(2000)}"`,
  `${'('.repeat(30)}userName pr${')'.repeat(30)}`,
])('the filter %s is refused', async (filter) => {
  expect(await search(filter)).toMatchObject({
    status: 400,
    body: {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '400',
      scimType: 'invalidFilter',
    },
  });
});

test('pages have the exact total, start at 1, and come by a search too', async () => {
  for (const name of ['user.one', 'user.two', 'user.three']) await addUser(name);
  const { body } = await call('GET', 'Users?startIndex=2&count=1');
  expect(body).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 });
  expect(body.Resources[0]!.userName).toBe('user.two');
  expect((await call('GET', 'Users?count=0')).body).toMatchObject({ totalResults: 3, Resources: [] });
  expect((await call('GET', 'Users?startIndex=-1&count=-1')).body).toMatchObject({
    startIndex: 1,
    itemsPerPage: 0,
  });
  const found = await call('POST', 'Users/.search', {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
    attributes: ['userName'],
    filter: 'userName co "t"',
    startIndex: 1,
    count: 10,
  });
  expect(found.body.Resources.map(({ userName, active }) => [userName, active])).toEqual([
    ['user.two', undefined],
    ['user.three', undefined],
  ]);
});

test('Entra ID’s shapes provision, change and deactivate a user', async () => {
  expect((await search('userName eq "babs.j@company.example"')).body).toMatchObject({ totalResults: 0 });
  const { status, body } = await call('POST', 'Users', examples.entraUser);
  expect([status, body.active, body.displayName]).toEqual([201, true, 'Babs Jensen']);
  const group = (await call('POST', 'Groups', examples.entraGroup)).body.id;
  expect((await patch(`Groups/${group}`, examples.entraAdd(body.id))).status).toBe(200);
  expect(await roleOf(body.id)).toBe('of-payments');
  const found = await call('GET', `Groups?excludedAttributes=members&filter=displayName eq "Payments"`);
  expect(found.body.Resources).toMatchObject([{ id: group }]);
  expect(found.body.Resources[0]).not.toHaveProperty('members');
  const isMember = await call('GET', `Groups?filter=id eq "${group}" and members eq "${body.id}"`);
  expect(isMember.body.totalResults).toBe(1);
  expect((await patch(`Groups/${group}`, examples.entraRemove(body.id))).status).toBe(200);
  expect(await roleOf(body.id)).toBe('inactive');
  await patch(`Groups/${group}`, examples.entraAdd(body.id));
  const changed = await patch(`Users/${body.id}`, ...examples.entraOperations);
  expect(changed.body).toMatchObject({ active: false, displayName: 'Babs J.' });
  expect(await roleOf(body.id)).toBe('inactive');
  await patch(`Users/${body.id}`, { op: 'Replace', path: 'active', value: 'True' });
  expect(await roleOf(body.id)).toBe('of-payments');
});

test('Okta’s shapes provision, change and deactivate a user', async () => {
  const { body } = await call('POST', 'Users', examples.oktaUser);
  const group = await addGroup('Draft', body.id);
  expect(await roleOf(body.id)).toBe('inactive');
  expect((await patch(`Groups/${group}`, examples.oktaGroup(group))).status).toBe(200);
  expect(await roleOf(body.id)).toBe('of-payments');
  expect((await call('PUT', `Users/${body.id}`, { ...examples.oktaUser, id: body.id })).status).toBe(200);
  expect((await patch(`Users/${body.id}`, examples.oktaDeactivation)).body.active).toBe(false);
  expect(await roleOf(body.id)).toBe('inactive');
  expect((await call('PUT', `Users/${body.id}`, examples.oktaUser)).body.active).toBe(true);
  expect(await roleOf(body.id)).toBe('of-payments');
  await patch(`Groups/${group}`, examples.oktaRemove(body.id));
  expect(await roleOf(body.id)).toBe('inactive');
});

test('the first group of the map decides, and one without a role gives none', async () => {
  const id = await addUser('wang.li');
  const everyone = await addGroup('Everyone', id);
  await addGroup('Chess club', id);
  expect(await roleOf(id)).toBe('of-everyone');
  const payments = await addGroup('Payments', id);
  expect(await roleOf(id)).toBe('of-payments');
  await call('PUT', `Groups/${payments}`, { displayName: 'Payments', members: [] });
  expect(await roleOf(id)).toBe('of-everyone');
  await patch(`Groups/${everyone}`, { op: 'remove', path: 'members' });
  expect(await roleOf(id)).toBe('inactive');
});

test.each([
  ['an unknown operation', 'Users', [{ op: 'move', path: 'active', value: true }], 'invalidSyntax'],
  ['a removal without a path', 'Users', [{ op: 'remove' }], 'noTarget'],
  ['an unknown attribute', 'Users', [{ op: 'replace', path: 'rank', value: 1 }], 'invalidPath'],
  ['a path that is none', 'Users', [{ op: 'replace', path: '][', value: 1 }], 'invalidPath'],
  ['a value of another type', 'Users', [{ op: 'replace', path: 'active', value: 'maybe' }], 'invalidValue'],
  ['an empty name', 'Users', [{ op: 'replace', path: 'userName', value: ' ' }], 'invalidValue'],
  ['a part of a user that is only read', 'Users', [{ op: 'add', path: 'groups', value: [] }], 'mutability'],
  [
    'an unknown member',
    'Groups',
    [{ op: 'add', path: 'members', value: [{ value: '999' }] }],
    'invalidValue',
  ],
  ['a removed name', 'Groups', [{ op: 'remove', path: 'displayName' }], 'invalidValue'],
  [
    'members by another attribute',
    'Groups',
    [{ op: 'remove', path: 'members[display pr]' }],
    'invalidFilter',
  ],
])('%s is refused, and nothing changes', async (_what, folder, operations, scimType) => {
  const path =
    folder === 'Users' ? `Users/${await addUser('wang.li')}` : `Groups/${await addGroup('Payments')}`;
  const before = (await call('GET', path)).body;
  const first = { op: 'replace', path: 'externalId', value: 'new' };
  expect(await patch(path, first, ...operations)).toMatchObject({ status: 400, body: { scimType } });
  expect((await call('GET', path)).body).toEqual(before);
});

test('a body that is no operation, no object or no JSON is refused in the form of the standard', async () => {
  const path = `Users/${await addUser('wang.li')}`;
  expect(await call('PATCH', path, {})).toMatchObject({ status: 400, body: { scimType: 'invalidSyntax' } });
  expect(await call('PUT', path, [])).toMatchObject({ status: 400, body: { scimType: 'invalidSyntax' } });
  const answer = await api.app.inject({
    method: 'POST',
    url: '/scim/v2/Users',
    headers: { authorization: `Bearer ${scimToken}`, 'content-type': 'application/scim+json' },
    payload: '{',
  });
  expect([answer.statusCode, answer.json().schemas]).toEqual([
    400,
    ['urn:ietf:params:scim:api:messages:2.0:Error'],
  ]);
});

test('says what it supports', async () => {
  const config = await call('GET', 'ServiceProviderConfig');
  expect(config.body).toMatchObject({ patch: { supported: true }, bulk: { supported: false } });
  const schemas = await call('GET', 'Schemas');
  expect(schemas.body.totalResults).toBe(2);
  for (const { id } of schemas.body.Resources) expect((await call('GET', `Schemas/${id}`)).body.id).toBe(id);
  expect((await call('GET', 'ResourceTypes/User')).body).toMatchObject({ endpoint: '/Users' });
  expect((await call('GET', 'ResourceTypes/Device')).status).toBe(404);
});

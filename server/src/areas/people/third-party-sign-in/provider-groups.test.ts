import { groupsOf } from './provider-groups';

test.each<[string, object, string, string[]]>([
  ['a list', { groups: ['a', 'b'] }, 'groups', ['a', 'b']],
  ['one text', { group: 'a' }, 'group', ['a']],
  ['a path', { realm_access: { roles: ['a'] } }, 'realm_access.roles', ['a']],
  ['a name with dots', { 'https://example.com/groups': ['a'] }, 'https://example.com/groups', ['a']],
  ['other values in a list', { groups: ['a', 1, null, ['b']] }, 'groups', ['a']],
  ['a missing claim', {}, 'groups', []],
  ['an object', { groups: { a: true } }, 'groups', []],
  ['an inherited name', {}, 'constructor.name', []],
])('reads %s', (_what, claims, path, groups) => {
  expect([...groupsOf(claims as Record<string, unknown>, path)]).toEqual(groups);
});

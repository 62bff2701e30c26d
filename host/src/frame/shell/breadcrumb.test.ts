import { ownSection } from './breadcrumb';

const users = { title: 'Users', section: 'people' } as const;

it.each([
  [
    'a page of another section than its group',
    [users, { title: 'Audit log', section: 'operations' }],
    'operations',
  ],
  ['a page of its group’s section', [users, { title: 'User list', section: 'people' }], undefined],
  ['a page without a section of its own', [users, { title: 'User list' }], undefined],
  ['a page without groups', [{ title: 'Profile' }], undefined],
] as const)('ownSection names the menu’s section for %s', (_what, entries, section) => {
  expect(ownSection(entries)).toBe(section);
});

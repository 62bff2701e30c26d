import { rightsOf } from './rights';

const grants = (...actions: string[]) =>
  JSON.stringify(actions.map((action) => ({ path: '/merchant/list', action })));

test('are the actions on existing screens', () => {
  const { permissions } = rightsOf(
    'a',
    JSON.stringify([{ path: '/nowhere', action: 'view' }, ...JSON.parse(grants('edit'))]),
  );
  expect([...permissions]).toEqual(['merchants:edit']);
});

test('have a new version after any change, and the same one otherwise', () => {
  const { version } = rightsOf('a', grants('view'));
  expect(rightsOf('a', grants('view')).version).toBe(version);
  expect(rightsOf('b', grants('view')).version).not.toBe(version);
  expect(rightsOf('a', grants('view', 'edit')).version).not.toBe(version);
});

test('stay right when more roles are used than are cached', () => {
  for (let n = 0; n < 500; n++) rightsOf(`role-${n}`, grants('view'));
  expect([...rightsOf('role-3', grants('edit')).permissions]).toEqual(['merchants:edit']);
});

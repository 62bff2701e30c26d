import { apiPaths, type Role, type RouteNode } from '@backoffice/contract';
import { fakeApi, renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import * as directives from '../../pages/permission-directive';
import * as page from '../../pages/permission-page';

const merchants: RouteNode = {
  path: '/merchant/list',
  name: 'merchants',
  meta: { title: 'Merchant list', actions: ['view'] },
};

const editor: Role = {
  key: 'editor',
  name: 'Editor',
  description: '',
  routes: [merchants],
  holdsEverything: false,
  users: 1,
  holders: 1,
  updatedAt: '2026-03-04T15:06:07.000Z',
};

it('previews the menu of another role, and the pages hidden from it', async () => {
  fakeApi.get(apiPaths.roles, () => [editor]);
  const { user } = await renderPage(<page.Page />, {
    messages: page.messages,
    roles: ['admin'],
    permissions: ['permissionPage:view', 'roles:view', 'merchants:edit'],
  });
  expect(screen.queryByRole('region', { name: /^Hidden/ })).toBeNull();
  expect(screen.getByText('Includes this page.')).toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: 'Editor' }));
  const menu = screen.getByRole('region', { name: 'Menu of Editor' });
  expect(within(menu).getAllByRole('listitem')[0]).toHaveTextContent('Merchant listview');
  const hidden = within(screen.getByRole('region', { name: 'Hidden from Editor' }));
  expect(hidden.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'permissionPageview',
    'rolesview',
  ]);
  expect(within(menu).getByRole('status')).toHaveTextContent(/^Does not include this page/);
});

it('shows the elements of another role beside the user’s own', async () => {
  fakeApi.get(apiPaths.roles, () => [editor]);
  const { user } = await renderPage(<directives.Page />, {
    messages: directives.messages,
    roles: ['admin'],
    permissions: ['permissionDirective:view', 'roles:view', 'merchants:edit'],
  });
  await user.click(await screen.findByRole('radio', { name: 'Editor' }));
  const cells = (rule: string) =>
    within(screen.getByRole('row', { name: new RegExp(rule) }))
      .getAllByRole('cell')
      .slice(1)
      .map((cell) => cell.textContent);
  expect(cells(String.raw`Permitted roles=\{\['admin'\]\}`)).toEqual(['Visible to you', 'Hidden']);
  expect(cells(String.raw`hasAnyRole\(\['editor'\]\)`)).toEqual(['No', 'Yes']);
  expect(cells('merchants:view')).toEqual(['Hidden from you', 'Visible']);
  expect(cells('merchants:edit')).toEqual(['Visible to you', 'Hidden']);
});

it('hides the permissions of roles from users who may not read roles', async () => {
  fakeApi.get(apiPaths.roleOptions, () => [{ id: 'admin', name: 'Admin' }]);
  const { user } = await renderPage(<directives.Page />, {
    messages: directives.messages,
    permissions: ['permissionDirective:view'],
  });
  await user.click(await screen.findByRole('radio', { name: 'Admin' }));
  expect(screen.getByRole('row', { name: /roles:edit/ })).toHaveTextContent(
    /Only users with access to the roles page/,
  );
  expect(screen.getByRole('row', { name: /hasAnyRole\(\['admin'\]\)/ })).toHaveTextContent('NoYes');
});

import { apiPaths, type AuditLogEntry, type GrantAction, type RouteNode } from '@backoffice/contract';
import { failure, fakeApi } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { admin, freeRole, openRoles, pages, roleRow } from './roles.fixture';

const dialog = () => within(screen.getByRole('dialog'));
/** Keeps expected errors out of the test output. */
function listenToConsole(): jest.SpyInstance {
  return jest.spyOn(console, 'error').mockImplementation(() => {});
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

it('shows each role with key, name, description and users', async () => {
  await openRoles([admin, roleRow({ key: 'sales', name: '<b>Sales</b>' })]);
  await screen.findByText('<b>Sales</b>');
  expect(row('sales').getByText('14')).toBeInTheDocument();
  expect(row('admin').queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

it('sorts by its headers and the select, and keeps the order in the address', async () => {
  const { user, router } = await openRoles([admin, roleRow()]);
  await screen.findByText('Looks around');
  const lastSort = () => fakeApi.calls('get', apiPaths.roles).at(-1)?.query.get('sort');
  expect(lastSort()).toBe('+key');
  await user.click(screen.getByRole('button', { name: 'Active users' }));
  await waitFor(() => expect(lastSort()).toBe('+users'));
  expect(screen.getByRole('columnheader', { name: 'Active users' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Name descending');
  await waitFor(() => expect(lastSort()).toBe('-name'));
  expect(new URLSearchParams(router.state.location.search).get('sort')).toBe('-name');
});

it('translates the product’s own descriptions, and keeps those written by users', async () => {
  const own = roleRow({ key: 'editor', name: 'editor', description: 'Visitor: the dashboard only.' });
  await openRoles([own, roleRow()], { language: 'zh' });
  expect(await screen.findByText('访客：仅首页。')).toBeVisible();
  expect(screen.getByText('Looks around')).toBeVisible();
});

it('offers nothing to users who may only view', async () => {
  await openRoles([roleRow()], { permissions: ['roles:view'] });
  await screen.findByText('Looks around');
  expect(screen.queryByRole('button', { name: 'New Role' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

it('shows no roles to users who may not view them', async () => {
  await openRoles([roleRow()], { permissions: [] });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('shows a failure, and retries', async () => {
  const roles = [roleRow()];
  let isBroken = true;
  const { user } = await openRoles(roles, { serve: () => (isBroken ? failure(500, 'Broken') : roles) });
  await screen.findByRole('button', { name: 'Retry' });
  isBroken = false;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Looks around')).toBeInTheDocument();
});

it('creates a role of the checked pages, and shows the changes before saving', async () => {
  const made = roleRow({ key: 'sales-1', name: 'Sales' });
  fakeApi.post(apiPaths.role, () => made);
  const { user } = await openRoles([admin]);
  await user.click(await screen.findByRole('button', { name: 'New Role' }));
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Sales');
  expect(dialog().getByText('No pages yet. Select “View” for a page.')).toBeInTheDocument();

  await user.click(dialog().getByRole('checkbox', { name: 'Merchant list: Edit' }));
  expect(dialog().getByRole('checkbox', { name: 'Merchant list: View' })).toBeChecked();
  expect(dialog().getByRole('checkbox', { name: 'Merchants: View' })).toBePartiallyChecked();
  expect(dialog().getByText('1 page added, 0 removed, 0 changed')).toBeInTheDocument();
  expect(
    within(dialog().getByRole('region', { name: 'Menu of this role' })).getByRole('listitem'),
  ).toHaveTextContent('Merchant list · Edit');
  await user.click(dialog().getByRole('button', { name: 'Add role' }));

  expect(await screen.findByText('Role created')).toBeInTheDocument();
  expect(screen.getByText('sales-1')).toBeInTheDocument();
  const [call] = fakeApi.calls('post', apiPaths.role);
  expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
  expect(call?.body).toMatchObject({
    name: 'Sales',
    routes: [{ path: '/merchant', children: [{ path: 'list', meta: { actions: ['view', 'edit'] } }] }],
  });
});

it('shows the pages of a role, and how many users get another menu', async () => {
  fakeApi.put(apiPaths.roleByKey, () => roleRow({ name: 'visitor', description: 'Changed' }));
  const { user } = await openRoles([admin, roleRow()]);
  await user.click(await screen.findByRole('button', { name: 'visitor' }));
  const dashboard = await screen.findByRole('checkbox', { name: 'Dashboard: View' });
  expect(dashboard).toBeChecked();
  expect(dialog().getByText('Affects 0 users')).toBeInTheDocument();
  await user.click(dashboard);
  await user.click(dialog().getByRole('checkbox', { name: 'Merchants: View' }));
  expect(dialog().getByText('2 pages added, 1 removed, 0 changed')).toBeInTheDocument();
  expect(dialog().getByText('Affects 14 users')).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Role updated')).toBeInTheDocument();
  const [call] = fakeApi.calls('put', apiPaths.roleByKey);
  expect(call?.params).toEqual({ id: 'visitor' });
  expect(call?.body).toMatchObject({ updatedAt: roleRow().updatedAt, name: 'visitor' });
});

it('keeps the input when the server refuses the pages, with the reason', async () => {
  const reported = listenToConsole();
  fakeApi.put(apiPaths.roleByKey, () =>
    failure(400, 'No', [{ path: 'routes', message: 'You would lose access to role management.' }]),
  );
  const { user } = await openRoles([roleRow()]);
  await user.click(await screen.findByRole('button', { name: 'visitor' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Dashboard: View' }));
  await user.click(dialog().getByRole('button', { name: 'Save changes' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('lose access to role management');
  expect(dialog().getByRole('checkbox', { name: 'Dashboard: View' })).not.toBeChecked();
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});

it('merges grants of two users by screen, and names the other user from the audit log', async () => {
  const reported = listenToConsole();
  const merchantPages = pages[1]!;
  const withMerchants = (actions: GrantAction[]): RouteNode[] => [
    pages[0]!,
    {
      ...merchantPages,
      children: [{ ...merchantPages.children![0]!, meta: { title: 'Merchant list', actions } }],
    },
  ];
  const roles = [roleRow({ routes: withMerchants(['view']) })];
  fakeApi.put(apiPaths.roleByKey, ({ updatedAt }) =>
    updatedAt === roles[0]!.updatedAt ? roles[0]! : failure(409, 'Changed'),
  );
  const { user } = await openRoles(roles, { permissions: ['roles:view', 'roles:edit', 'auditLog:view'] });
  await user.click(await screen.findByRole('button', { name: 'visitor' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Merchant list: Edit' }));
  await user.click(screen.getByRole('checkbox', { name: 'Energy: View' }));
  // The other user removes the page that this form grants edit for, and the dashboard.
  const at = '2026-03-05T00:00:00.000Z';
  roles[0] = roleRow({ routes: [], description: 'Looks nowhere', updatedAt: at });
  const entryOf = (subjectName: string, actor: string): AuditLogEntry => ({
    id: 2,
    at,
    actor,
    action: 'update',
    subject: 'role',
    subjectId: 3,
    subjectName,
    requestId: null,
    changes: [{ field: '/merchant/list', from: 'view', to: null }],
  });
  fakeApi.post(apiPaths.auditList, () => ({
    items: [entryOf('visitor 2', 'li'), entryOf('visitor', 'wang')],
    total: 2,
  }));
  await user.click(dialog().getByRole('button', { name: 'Save changes' }));
  const panel = within(await dialog().findByRole('region', { name: 'Another user changed this role' }));
  expect(panel.getByRole('alert')).toHaveTextContent(
    /^wang changed this record on [^.]*\. You both changed 1 field/,
  );
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Description: Looks around Looks nowhere',
    'Page: Home / Dashboard: View None',
  ]);
  const merchantList = within(panel.getByRole('group', { name: 'Page: Merchants / Merchant list' }));
  expect(merchantList.getByRole('radio', { name: 'Yours: View, edit' })).toBeVisible();
  await user.click(merchantList.getByRole('radio', { name: /^Theirs: None \(wang, / }));
  await user.click(dialog().getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { body } = fakeApi.calls('put', apiPaths.roleByKey)[1]!;
  expect(body).toMatchObject({ description: 'Looks nowhere', updatedAt: at });
  expect(body.routes).toEqual([
    expect.objectContaining({ name: 'merchant', children: [expect.objectContaining({ name: 'energy' })] }),
  ]);
  reported.mockRestore();
});

it('does not let the role with all pages lose one', async () => {
  const { user } = await openRoles([admin]);
  await user.click(await screen.findByRole('button', { name: 'admin' }));
  expect(await screen.findByRole('checkbox', { name: 'Dashboard: View' })).toBeDisabled();
});

it('deletes a role after a confirmation with the specified text', async () => {
  fakeApi.delete(apiPaths.roleByKey, () => ({ key: 'visitor' }));
  const { user } = await openRoles([admin, freeRole]);
  await screen.findByText('Looks around');
  await user.click(row('visitor').getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Confirm to remove the role?' }));
  await user.click(question.getByRole('button', { name: 'Remove role' }));
  expect(await screen.findByText('Delete succed!')).toBeInTheDocument();
  expect(screen.queryByText('Looks around')).not.toBeInTheDocument();
  expect(fakeApi.calls('delete', apiPaths.roleByKey)[0]?.query.get('updatedAt')).toBe(roleRow().updatedAt);
});

it('does not offer to delete a role with users, and links to them', async () => {
  const { user } = await openRoles([roleRow()], { permissions: ['roles:view', 'roles:edit', 'users:view'] });
  await screen.findByText('Looks around');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('dialog', { name: 'visitor cannot be deleted yet' });
  expect(dialog().getByText(/^15 users have this role/)).toBeVisible();
  expect(dialog().queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Show users' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(fakeApi.calls('delete', apiPaths.roleByKey)).toEqual([]);
});

it('keeps a role that has come into use since', async () => {
  const reported = listenToConsole();
  fakeApi.delete(apiPaths.roleByKey, () => failure(409, 'This role is in use.'));
  const { user } = await openRoles([freeRole]);
  await screen.findByText('Looks around');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove role' }),
  );
  expect(await screen.findByText('This role is in use.')).toBeInTheDocument();
  expect(screen.getByText('Looks around')).toBeInTheDocument();
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});

it('shows roles and screens as a matrix', async () => {
  const seller = roleRow({
    key: 'seller',
    name: 'seller',
    routes: [{ ...pages[1]!, children: [pages[1]!.children![0]!] }],
  });
  await openRoles([admin, roleRow(), seller], { query: '?view=matrix' });
  const line = within(await screen.findByRole('row', { name: /Merchant list/ }));
  expect(line.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Merchant list',
    'View, edit',
    'None',
    'View, edit',
  ]);
});

it('opens the form of a new role when the address names it', async () => {
  const { router } = await openRoles([admin], { query: '?form=new' });
  expect(await screen.findByRole('dialog', { name: 'Add role' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

import { apiPaths, type AuditLogEntry, type Permission, screens } from '@backoffice/contract';
import { fakeApi, renderPage } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { messages, Page } from '../../pages/audit-log';

function entry(values: Partial<AuditLogEntry> = {}): AuditLogEntry {
  return {
    id: 7,
    at: '2026-03-04T15:06:07.000Z',
    actor: 'admin',
    action: 'update',
    subject: 'merchant',
    subjectId: 3,
    subjectName: 'North Star',
    changes: [{ field: 'status', from: 'active', to: 'inactive' }],
    requestId: 'request-1',
    process: 'api-1 0123456789abcdef 1.1.0',
    ...values,
  };
}
const requests = () => fakeApi.calls('post', apiPaths.auditList).map(({ body }) => body);
const open = (permissions: Permission[] = ['auditLog:view']) =>
  renderPage(<Page />, { url: screens.auditLog, messages, permissions });

let items: AuditLogEntry[];
beforeEach(() => {
  items = [
    entry(),
    entry({ id: 6, actor: null, action: 'sign-in-refused', subject: 'account', subjectName: 'editor' }),
    entry({ id: 5, actor: null, action: 'promote', subject: 'remote', subjectName: 'mfe-channel' }),
    entry({ id: 4, actor: null, action: 'log-remove', subject: 'log', subjectName: 'key_read' }),
    entry({ id: 3, action: 'lock', subject: 'remote', subjectName: '*' }),
    entry({
      id: 2,
      actor: 'deploy key its team',
      action: 'publish',
      subject: 'remote',
      subjectName: 'mfe-channel',
    }),
    entry({
      id: 1,
      actor: 'deploy key the installation’s own',
      action: 'publish',
      subject: 'remote',
      subjectName: 'mfe-channel',
    }),
  ];
  fakeApi.post(apiPaths.auditList, () => ({ items, total: 3 }));
});

/** Returns the sentence of each row, without its details. */
const sentences = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]!.textContent);

it('shows entries as sentences, and all their details on request', async () => {
  const at = new Date(Date.now() - 50 * 3_600_000).toISOString();
  items[0] = entry({ at });
  const { user } = await open();
  const row = within((await screen.findByText('North Star')).closest('tr')!);
  expect(row.getByText('2 days ago')).toHaveAttribute('datetime', at);
  expect(row.getByText('Status: Active → Inactive')).toBeVisible();
  expect(sentences()).toEqual([
    'admin deactivated merchant North Star',
    'Sign-in failed: editor',
    'System promoted a release of mfe-channel',
    'System deleted expired entries: Private key access log',
    'admin locked the releases of all remotes',
    'Deploy key its team published a release of mfe-channel',
    'The installation published a release of mfe-channel',
  ]);
  await user.click(row.getByRole('button', { name: 'Details' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Entry 7' }));
  expect(dialog.getByRole('row', { name: 'Status Active Inactive' })).toBeVisible();
  expect(dialog.getByText('Request ID: request-1')).toBeVisible();
  expect(dialog.getByText('API process: api-1 0123456789abcdef 1.1.0')).toBeVisible();
});

it('names the company’s directories as authors', async () => {
  const user = { subject: 'user', subjectName: 'ada' } as const;
  items = [
    entry({ id: 9, actor: 'company directory (SCIM)', ...user }),
    entry({ id: 8, actor: 'sign-in provider corp', ...user }),
  ];
  await open();
  await screen.findAllByText('ada');
  expect(sentences()).toEqual([
    'Company directory deactivated user ada',
    'Sign-in provider corp deactivated user ada',
  ]);
});

it('shows the reason of an entry in its row and in its details', async () => {
  items[0] = entry({ reason: 'Asked for by phone' });
  const { user } = await open();
  const row = within((await screen.findByText('North Star')).closest('tr')!);
  expect(sentences()[0]).toBe('admin deactivated merchant North StarReason: Asked for by phone');
  expect(row.getByText('Status: Active → Inactive')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Details' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Entry 7' }));
  expect(dialog.getByText('Reason: Asked for by phone')).toBeVisible();
});

it('links to the target of an entry that has a page which the user may view', async () => {
  const about = (id: number, values: Partial<AuditLogEntry>) => entry({ id, ...values });
  fakeApi.post(apiPaths.auditList, () => ({
    items: [
      about(9, {}),
      about(8, { action: 'delete' }),
      about(7, { subject: 'channel', subjectName: 'M2024 visa' }),
      about(6, { subject: 'user', subjectName: 'ada' }),
      about(5, { subject: 'remote', action: 'promote', subjectId: null, subjectName: 'mfe-shop' }),
      about(4, { subject: 'call', action: 'call-refused', subjectName: 'POST /user/create' }),
    ],
    total: 6,
  }));
  const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  await open(['auditLog:view', 'merchantPage:view', 'channels:view', 'users:view']);
  await screen.findByText('mfe-shop');
  expect(addresses()).toEqual([
    '/merchant/3',
    '/channel/list?merchantNo=M2024&merchantChannel=visa',
    '/user/list?username=ada',
  ]);
  expect(sentences()[4]).toBe('admin promoted a release of mfe-shop');
});

it('filters changes or sign-ins, also in the address', async () => {
  const { user, router } = await open();
  await screen.findByText('North Star');
  const group = within(screen.getByRole('radiogroup', { name: 'Show' }));
  expect(group.getByRole('radio', { name: 'All' })).toBeChecked();
  await user.click(group.getByRole('radio', { name: 'Changes' }));
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ group: 'changes', page: 1 }));
  expect(router.state.location.search).toBe('?group=changes');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ group: 'sign-ins' }));
  await user.type(screen.getByRole('textbox', { name: 'User' }), 'adm{Enter}');
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ group: 'sign-ins', actor: 'adm' }));
  await user.click(group.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(requests().at(-1)).not.toHaveProperty('group'));
});

it('filters by several actions, but by views of private keys alone', async () => {
  const address = `${screens.auditLog}?action=create&action=keys-read&action=update`;
  const { user, router } = await renderPage(<Page />, {
    url: address,
    messages,
    permissions: ['auditLog:view'],
  });
  await waitFor(() => expect(requests()[0]).toMatchObject({ action: ['create', 'update'] }));
  await user.click(screen.getByRole('combobox', { name: 'Action' }));
  const box = (name: string) => screen.getByRole('option', { name }).querySelector('[data-box]')!;
  await user.click(await waitFor(() => box('Private keys viewed')));
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ action: 'keys-read' }));
  await user.click(box('Deleted'));
  await waitFor(() => expect(router.state.location.search).toBe('?action=delete'));
});

it('shows values like their screens, and unknown usernames', async () => {
  const changes = [
    { field: 'privateKey', from: null, to: '0123456789ab'.padEnd(64, 'c') },
    { field: 'comment_disabled', from: 'false', to: 'true' },
    { field: 'name', from: 'inactive', to: '2026-03-04T15:06:07.000Z' },
    { field: 'sessions', from: '2', to: null },
    { field: 'keyField', from: null, to: 'merchantUpPrivateKey' },
  ];
  const refused = { actor: null, action: 'sign-in-refused', subject: 'account' } as const;
  fakeApi.post(apiPaths.auditList, () => ({
    items: [
      entry({ changes }),
      entry({ ...refused, id: 6, changes: [], subjectId: null, subjectName: null }),
    ],
    total: 2,
  }));
  await open();
  expect(
    await screen.findByText(
      'Private key: fingerprint 0123 4567 89ab; Comments closed: No → Yes; Name: inactive → 2026/03/04 15:06:07; Sessions: 2 → –; Key: Upstream private key',
    ),
  ).toBeVisible();
  expect(sentences()[1]).toBe('Sign-in failed: Unknown username');
});

it('is filtered by time, person, action and target', async () => {
  const { user, router } = await open();
  await screen.findByText('North Star');
  expect(requests()[0]).toEqual({ page: 1, limit: 20, sort: '-id' });
  await user.click(screen.getByRole('button', { name: 'Period: all' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Custom range…' }));
  await user.type(await screen.findByRole('textbox', { name: 'From' }), '2026/03/04');
  await user.type(screen.getByRole('textbox', { name: 'Until' }), '2026/03/05{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'User' }), 'adm');
  await user.click(screen.getByRole('combobox', { name: 'Action' }));
  await user.click(screen.getByRole('option', { name: 'Changed' }));
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.type(await screen.findByRole('textbox', { name: 'Object' }), 'north{Enter}');
  await user.click(screen.getByRole('combobox', { name: 'Object type' }));
  await user.click(screen.getByRole('option', { name: 'Merchant' }));
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ subject: 'merchant' }));
  expect(requests().at(-1)).toMatchObject({
    from: new Date('2026-03-04T00:00').toISOString(),
    to: new Date('2026-03-06T00:00').toISOString(),
    actor: 'adm',
    target: 'north',
    action: 'update',
  });
  expect(router.state.location.search).toContain('from=2026-03-04');
});

it('is filtered by its address to the last day, changes and one name', async () => {
  fakeApi.post(apiPaths.auditList, () => ({ items: [], total: 0 }));
  await renderPage(<Page />, {
    url: `${screens.auditLog}?within=day&actor=%22admin%22&group=changes`,
    messages,
    permissions: ['auditLog:view'],
  });
  expect(await screen.findByText(/Last 24 hours/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Changes' })).toBeChecked();
  expect(requests()).toEqual([
    { page: 1, limit: 20, sort: '-id', within: 'day', actor: '"admin"', group: 'changes' },
  ]);
});

it('shows no permission and fetches nothing for users who may not view it', async () => {
  await open(['users:view']);
  expect(await screen.findByText('No permission')).toBeVisible();
  expect(requests()).toEqual([]);
});

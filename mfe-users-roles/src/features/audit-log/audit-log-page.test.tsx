import { apiPaths, type AuditLogEntry, screens } from '@backoffice/contract';
import { fakeApi, renderPage } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { messages, Page } from '../../pages/audit-log';

jest.setTimeout(30_000);

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
    ...values,
  };
}
const asked = () => fakeApi.calls('post', apiPaths.auditList).map(({ body }) => body);
const open = (permissions: ('auditLog:view' | 'users:view')[] = ['auditLog:view']) =>
  renderPage(<Page />, { url: screens.auditLog, messages, permissions });

beforeEach(() =>
  fakeApi.post(apiPaths.auditList, () => ({
    items: [
      entry(),
      entry({ id: 6, actor: null, action: 'sign-in-refused', subject: 'account', subjectName: 'editor' }),
      entry({ id: 5, actor: null, action: 'promote', subject: 'remote', subjectName: 'mfe-channel' }),
    ],
    total: 3,
  })),
);

it('tells who did what and when, and all of an entry on request', async () => {
  const { user } = await open();
  const row = within((await screen.findByText('North Star')).closest('tr')!);
  for (const text of ['admin', 'Changed', 'Merchant', 'Status: Active → Inactive'])
    expect(row.getByText(text)).toBeVisible();
  const refused = within(screen.getByText('editor').closest('tr')!);
  expect(refused.getByText('Not signed in')).toBeVisible();
  expect(refused.getByText('Sign-in refused')).toBeVisible();
  const promoted = within(screen.getByText('mfe-channel').closest('tr')!);
  expect(promoted.getByText('System')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Details' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Entry 7' }));
  expect(dialog.getByRole('row', { name: 'Status Active Inactive' })).toBeVisible();
  expect(dialog.getByText('Request: request-1')).toBeVisible();
});

it('tells values as their screens show them, and whose name nobody has', async () => {
  const changes = [
    { field: 'privateKey', from: null, to: '0123456789ab'.padEnd(64, 'c') },
    { field: 'comment_disabled', from: 'false', to: 'true' },
    { field: 'name', from: 'inactive', to: '2026-03-04T15:06:07.000Z' },
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
      'Private key: fingerprint 0123 4567 89ab; Comments closed: No → Yes; Name: inactive → 2026/03/04 15:06:07',
    ),
  ).toBeVisible();
  expect(screen.getByText('Unknown username')).toBeVisible();
});

it('is filtered by time, person, action and target', async () => {
  const { user, router } = await open();
  await screen.findByText('North Star');
  expect(asked()[0]).toEqual({ page: 1, limit: 20, sort: '-id' });
  await user.type(screen.getByLabelText('From'), '2026-03-04');
  await user.type(screen.getByLabelText('Until'), '2026-03-05');
  await user.type(screen.getByRole('textbox', { name: 'Person' }), 'adm');
  await user.type(screen.getByRole('textbox', { name: 'Target' }), 'north{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Changed');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Merchant');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ subject: 'merchant' }));
  expect(asked().at(-1)).toMatchObject({
    from: new Date('2026-03-04T00:00').toISOString(),
    to: new Date('2026-03-06T00:00').toISOString(),
    actor: 'adm',
    target: 'north',
    action: 'update',
  });
  expect(router.state.location.search).toContain('from=2026-03-04');
});

it('is narrowed by its address to the last day, to changes, and to one name', async () => {
  fakeApi.post(apiPaths.auditList, () => ({ items: [], total: 0 }));
  await renderPage(<Page />, {
    url: `${screens.auditLog}?within=day&actor=%22admin%22&action=changes`,
    messages,
    permissions: ['auditLog:view'],
  });
  expect(await screen.findByText(/Last 24 hours/)).toBeVisible();
  expect(screen.getByText(/All changes of rows/)).toBeVisible();
  expect(asked()).toEqual([
    { page: 1, limit: 20, sort: '-id', within: 'day', actor: '"admin"', action: 'changes' },
  ]);
});

it('is closed to who may not look, and asks for nothing', async () => {
  await open(['users:view']);
  expect(await screen.findByText('No permission')).toBeVisible();
  expect(asked()).toEqual([]);
});

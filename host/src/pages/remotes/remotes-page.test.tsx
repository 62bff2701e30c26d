import {
  apiPaths,
  remotePaths,
  type Permission,
  type PolicyViolations,
  type ReleaseOverview,
  type RemoteOverview,
  SET_UP_KEY_LABEL,
} from '@backoffice/contract';
import { failure, fakeApi, renderPage, type RenderPageOptions } from '@backoffice/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { messages as hostMessages } from '../../kernel/messages';
import { messages as problemMessages } from './problems/problems-messages';
import { messages } from './remote-words';
import { Page } from './remotes-page';

beforeEach(() => fakeApi.get(remotePaths.remoteProblems, () => ({ problems: [], vitals: [] })));

const release = (name: string, more: Partial<ReleaseOverview> = {}): ReleaseOverview => ({
  release: name,
  publishedAt: '2026-11-01T08:00:00.000Z',
  publishedBy: 'deploy key team one',
  sessions: 0,
  loads: 40,
  failures: 3,
  users: 7,
  medianMs: 120,
  slowMs: 900,
  failuresByPhase: [
    { phase: 'entry', failures: 2 },
    { phase: 'timeout', failures: 1 },
  ],
  ...more,
});

const remote = (more: Partial<RemoteOverview> = {}): RemoteOverview => ({
  name: 'mfe-shop',
  live: 'r2',
  previous: 'r1',
  canary: null,
  canaryRule: null,
  generation: 4,
  disabled: null,
  takenBack: null,
  changedAt: '2026-11-01T08:00:00.000Z',
  releases: [
    release('r3', { loads: 0, failures: 0, publishedAt: '2026-11-02T08:00:00.000Z' }),
    release('r2', { sessions: 12 }),
    release('r1', { sessions: 3 }),
    release('r0', { sessions: 1, publishedAt: '2026-10-01T08:00:00.000Z' }),
  ],
  routes: ['/shop/list'],
  keys: [],
  changes: [
    {
      id: 9,
      at: '2026-11-01T08:00:00.000Z',
      actor: null,
      action: 'roll-back',
      changes: [{ field: 'live', from: 'r3', to: 'r2' }],
    },
  ],
  ...more,
});

const everything: Permission[] = ['remotes:view', 'remotes:edit'];
async function open(
  given: RemoteOverview,
  permissions = everything,
  violations: PolicyViolations = { total: 0, kinds: [] },
  all = [given],
  changeReasons?: RenderPageOptions['changeReasons'],
) {
  fakeApi.get(apiPaths.policyReports, () => violations);
  fakeApi.get(remotePaths.remoteRegistry, () => all);
  const shown = await renderPage(<Page />, {
    messages: [messages, problemMessages, hostMessages],
    permissions,
    changeReasons,
  });
  const opener = await screen.findByRole('button', { name: 'mfe-shop', expanded: false });
  await shown.user.click(opener);
  const card = within(screen.getByRole('region', { name: 'mfe-shop' }));
  return { ...shown, card };
}

it('a remote is called by the title that it declares, with its technical name below', async () => {
  const titles = { en: 'Shops', zh: '店铺', es: 'Tiendas', ja: '店舗' };
  fakeApi.get(apiPaths.policyReports, () => ({ total: 0, kinds: [] }));
  fakeApi.get(remotePaths.remoteRegistry, () => [remote({ titles })]);
  const { user } = await renderPage(<Page />, {
    messages: [messages, problemMessages, hostMessages],
    permissions: everything,
    language: 'es',
  });
  await user.click(await screen.findByRole('button', { name: 'Tiendas mfe-shop' }));
  const details = within(screen.getByRole('region', { name: 'Tiendas' }));
  await user.click(details.getByRole('button', { name: 'Deshabilitar' }));
  expect(await screen.findByRole('dialog', { name: '¿Deshabilitar Tiendas?' })).toBeVisible();
});

it('names the additions of a remote with screen, module, version and permission', async () => {
  const title = { en: 'Bills', zh: '账单', es: 'Facturas', ja: '請求' };
  const { card } = await open(
    remote({
      additions: [
        { point: 'merchant-section', version: 1, module: 'MerchantBills', title, permission: 'approve' },
        { point: 'merchant-map', version: 2, module: 'Map', title },
      ],
    }),
  );
  const table = within(card.getByRole('table', { name: 'Additions of mfe-shop' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'AddsScreenModuleVersionPermission',
    'BillsMerchants: panel and pagemerchant-sectionMerchantBills1approve',
    'Billsmerchant-mapmerchant-mapMap2None',
  ]);
});

/** The cells of a remote's row, its name left out. */
const cellsOf = (name: string) =>
  within(screen.getByRole('button', { name }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('shows the remotes one under another, with what somebody may have to act on', async () => {
  const calm = { loads: 0, failures: 0, slowMs: null };
  const remotes = [
    remote({ canary: 'r3', canaryRule: { by: 'percent', percent: 20 } }),
    remote({ name: 'mfe-off', disabled: { reason: 'It is slow', until: null } }),
    remote({ name: 'mfe-back', takenBack: 'r3' }),
    remote({ name: 'mfe-calm', releases: [release('r2', calm)] }),
    remote({ name: 'mfe-new', live: null, previous: null, releases: [release('r1')] }),
  ];
  await open(remotes[0]!, everything, undefined, remotes);
  expect(cellsOf('mfe-shop')).toEqual([
    'Canary',
    'r2',
    'r320% of users',
    '16',
    '3',
    '900 ms',
    expect.stringMatching(/ago|last|yesterday/),
  ]);
  expect(cellsOf('mfe-off').slice(0, 3)).toEqual(['Disabled', 'r2', '–']);
  expect(cellsOf('mfe-back')[0]).toBe('Rolled back');
  expect(cellsOf('mfe-calm').slice(3, 6)).toEqual(['0', '0', '–']);
  expect(cellsOf('mfe-new')).toEqual(['Not live', '–', '–', '0', '0', '–', '–']);
});

it('opens and closes a remote, and opens at once what a developer’s server asks for', async () => {
  const { user } = await open(remote());
  await user.click(screen.getByRole('button', { name: 'mfe-shop', expanded: true }));
  expect(screen.queryByRole('region', { name: 'mfe-shop' })).not.toBeInTheDocument();
  cleanup();
  await renderPage(<Page />, {
    messages: [messages, problemMessages, hostMessages],
    permissions: everything,
    url: '/operations/remotes?override=mfe-shop&origin=http://localhost:5173',
  });
  expect(await screen.findByRole('dialog', { name: 'Preview mfe-shop (only you)' })).toBeInTheDocument();
});

it('tells of each remote what is live, how releases arrive, what it claims and who changed it', async () => {
  const { card } = await open(remote({ canary: 'r3', canaryRule: { by: 'percent', percent: 20 } }));
  expect(card.getByText('20% of users')).toBeInTheDocument();
  expect(card.getByText('/shop/list')).toBeInTheDocument();
  const rows = within(card.getByRole('table', { name: 'Releases of mfe-shop' })).getAllByRole('row');
  expect(rows[2]).toHaveTextContent(
    /^r2Live12.*deploy key team one7403 \(entry 2, time limit 1\)120 ms900 ms$/,
  );
  expect(card.getByText(/automatic · rolled back/)).toBeInTheDocument();
  expect(card.getByText('Live: r3 → r2')).toBeInTheDocument();
});

it('tells how many sessions have each release now, the older ones too', async () => {
  const { card } = await open(remote());
  const rows = within(card.getByRole('table', { name: 'Releases of mfe-shop' })).getAllByRole('row');
  const texts = rows.slice(1).map((row) => row.textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^r3Newer0/),
    expect.stringMatching(/^r2Live12/),
    expect.stringMatching(/^r1Previous3/),
    expect.stringMatching(/^r0Older1/),
  ]);
});

it('tells how often the policy of the page refused something, what and where', async () => {
  const violation = { directive: 'trusted-types', blocked: 'trusted-types-policy', page: '/shop/0' };
  const lastAt = '2026-11-01T08:00:00.000Z';
  await open(remote(), everything, {
    total: 1240,
    kinds: [
      { ...violation, times: 1200, lastAt },
      { directive: 'other', blocked: '', page: '', times: 30, lastAt },
    ],
  });
  const texts = within((await screen.findByText(/^1,240 .* last 24 hours$/)).closest('div')!.parentElement!);
  expect(texts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^trusted-types · trusted-types-policy ← \/shop\/0 · 1,200, last at .*2026/),
    expect.stringMatching(/^other · other violations · 30, last at/),
    '10 others',
  ]);
});

it('says what was taken back by itself, and what is switched off and why', async () => {
  const { card } = await open(remote({ takenBack: 'r3', disabled: { reason: 'It is slow', until: null } }));
  expect(card.getByText(/Release r3 failed too often/)).toBeInTheDocument();
  expect(card.getByText('Disabled: It is slow')).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Enable' })).toBeInTheDocument();
});

it('promotes a release as a canary, by the generation that is shown', async () => {
  fakeApi.post(remotePaths.remotePromote, () => remote());
  const { card, user } = await open(remote());
  await user.click(card.getByRole('button', { name: 'Promote' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Promote a release of mfe-shop' }));
  expect(dialog.getByLabelText('Release')).toHaveValue('r3');
  await user.selectOptions(dialog.getByLabelText('For'), 'Percentage of users');
  await user.click(dialog.getByRole('button', { name: 'Promote' }));
  expect(dialog.getByText('Choose who gets the canary')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox'), '20');
  await user.click(dialog.getByRole('button', { name: 'Promote' }));
  expect(await screen.findByText('mfe-shop r3 promoted')).toBeInTheDocument();
  expect(fakeApi.calls('post', remotePaths.remotePromote).map(({ body }) => body)).toEqual([
    { remote: 'mfe-shop', generation: 4, release: 'r3', canary: { by: 'percent', percent: 20 } },
  ]);
});

it.each([
  ['Promote', 'dialog', remotePaths.remotePromote],
  ['Roll back', 'alertdialog', remotePaths.remoteRollback],
] as const)('%s: sends the reason where the installation offers one', async (name, role, path) => {
  fakeApi.post(path, () => remote() as never);
  const rules = { remote: 'offered' } as const;
  const { card, user } = await open(remote(), everything, undefined, undefined, {
    rules,
    ticketPattern: null,
    ticketLink: null,
  });
  await user.click(card.getByRole('button', { name }));
  const dialog = within(screen.getByRole(role));
  await user.click(await dialog.findByRole('button', { name: 'Add a reason' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Refunds fail');
  await user.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(fakeApi.calls('post', path)).toHaveLength(1));
  expect(fakeApi.calls('post', path)[0]!.headers.get('x-change-reason')).toBe('Refunds%20fail');
});

it('promotes a release gradually', async () => {
  fakeApi.post(remotePaths.remotePromote, () => remote());
  const { card, user } = await open(remote());
  await user.click(card.getByRole('button', { name: 'Promote' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Promote a release of mfe-shop' }));
  await user.selectOptions(dialog.getByLabelText('For'), 'Gradually: 1, 10, 50, 100 %');
  await user.selectOptions(dialog.getByLabelText('Time per step'), '10 minutes');
  await user.click(dialog.getByRole('button', { name: 'Promote' }));
  await screen.findByText('mfe-shop r3 promoted');
  const ramp = { steps: [1, 10, 50, 100], minutes: 10 };
  expect(fakeApi.calls('post', remotePaths.remotePromote)[0]!.body).toMatchObject({
    canary: { by: 'percent', percent: 1, ramp },
  });
});

it('offers no gradual promotion of the host', async () => {
  fakeApi.get(apiPaths.policyReports, () => ({ total: 0, kinds: [] }));
  fakeApi.get(remotePaths.remoteRegistry, () => [remote({ name: 'mfe-host' })]);
  const { user } = await renderPage(<Page />, {
    messages: [messages, problemMessages, hostMessages],
    permissions: everything,
  });
  await user.click(await screen.findByRole('button', { name: 'Host mfe-host' }));
  await user.click(screen.getByRole('button', { name: 'Promote' }));
  const to = within(screen.getByRole('dialog')).getByLabelText('For');
  expect(
    within(to)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All users', 'Percentage of users', 'Roles', 'Users']);
});

it('locks all releases with a reason, says so, and unlocks them', async () => {
  const lock = { reason: 'End of the month', by: 'ada', until: null, isForAll: true };
  fakeApi.post(remotePaths.remoteLock, () => [remote({ lock })]);
  fakeApi.post(remotePaths.remoteUnlock, () => [remote()]);
  const { user } = await open(remote());
  await user.click(screen.getByRole('button', { name: 'Lock all releases' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Lock all releases?' }));
  await user.type(dialog.getByRole('textbox'), 'End of the month');
  await user.selectOptions(dialog.getByLabelText('Duration'), 'Until unlocked');
  fakeApi.get(remotePaths.remoteRegistry, () => [remote({ lock })]);
  await user.click(dialog.getByRole('button', { name: 'Lock all releases' }));
  expect(await screen.findByText(/Releases locked by ada: End of the month/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Lock all releases' })).not.toBeInTheDocument();
  fakeApi.get(remotePaths.remoteRegistry, () => [remote()]);
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(await screen.findByRole('button', { name: 'Lock all releases' })).toBeInTheDocument();
  expect(fakeApi.calls('post', remotePaths.remoteLock)[0]!.body).toEqual({
    reason: 'End of the month',
    until: null,
  });
  expect(fakeApi.calls('post', remotePaths.remoteUnlock)[0]!.body).toEqual({});
});

it('shows the lock of one remote at that remote, and unlocks it alone', async () => {
  const lock = { reason: 'An audit', by: 'ada', until: null, isForAll: false };
  fakeApi.post(remotePaths.remoteUnlock, () => [remote()]);
  const { card, user } = await open(remote({ lock }));
  expect(card.getByText(/Releases locked by ada: An audit/)).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Unlock' }));
  await screen.findByText('Releases unlocked');
  expect(fakeApi.calls('post', remotePaths.remoteUnlock)[0]!.body).toEqual({ remote: 'mfe-shop' });
});

it('retires a remote with a reason, and offers that only while it is live', async () => {
  fakeApi.post(remotePaths.remoteRetire, () => remote({ live: null }));
  const { card, user } = await open(remote());
  await user.click(card.getByRole('button', { name: 'Retire' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Retire mfe-shop?' }));
  await user.type(dialog.getByRole('textbox'), 'Replaced');
  fakeApi.get(remotePaths.remoteRegistry, () => [remote({ live: null })]);
  await user.click(dialog.getByRole('button', { name: 'Retire' }));
  expect(await screen.findByText('mfe-shop retired')).toBeInTheDocument();
  await waitFor(() => expect(card.queryByRole('button', { name: 'Retire' })).not.toBeInTheDocument());
  expect(fakeApi.calls('post', remotePaths.remoteRetire)[0]!.body).toEqual({
    remote: 'mfe-shop',
    generation: 4,
    reason: 'Replaced',
  });
});

it('names the owners of a remote, and changes them', async () => {
  fakeApi.put(remotePaths.remoteOwners, () => ({ owners: ['ada', 'grace'] }));
  const { card, user } = await open(remote({ owners: ['ada'] }));
  expect(card.getByText('ada', { exact: false })).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Change owners' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Owners of mfe-shop' }));
  await user.type(dialog.getByRole('textbox'), ', grace');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Owners of mfe-shop saved');
  expect(fakeApi.calls('put', remotePaths.remoteOwners)[0]!.body).toEqual({
    remote: 'mfe-shop',
    owners: ['ada', 'grace'],
  });
});

it('leads from a release to the commit that it was built from', async () => {
  const source = { commit: 'a1b2c3d4e5f6', repository: 'https://example.com/team/shop', author: 'Ada' };
  const { card } = await open(remote({ releases: [release('r2', { source })] }));
  expect(card.getByRole('link', { name: 'a1b2c3d4' })).toHaveAttribute(
    'href',
    'https://example.com/team/shop/commit/a1b2c3d4e5f6',
  );
  expect(card.getByText('Ada')).toBeInTheDocument();
});

it('asks before it rolls back, and says when somebody else was first', async () => {
  fakeApi.post(remotePaths.remoteRollback, () =>
    failure(409, 'Somebody else has just changed mfe-shop. Look again, then decide.'),
  );
  const { card, user } = await open(remote());
  await user.click(card.getByRole('button', { name: 'Roll back' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('New sessions get r1 instead of r2.')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText('Not applied: changed by another user')).toBeInTheDocument();
});

it('switches a remote off with a reason', async () => {
  fakeApi.post(remotePaths.remoteDisable, () => remote());
  const { card, user } = await open(remote());
  await user.click(card.getByRole('button', { name: 'Disable' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Disable mfe-shop?' }));
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(dialog.getByText('Enter a reason')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox'), 'It is slow');
  await user.selectOptions(dialog.getByLabelText('Duration'), 'Until enabled again');
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('mfe-shop disabled')).toBeInTheDocument();
  expect(fakeApi.calls('post', remotePaths.remoteDisable)[0]!.body).toEqual({
    remote: 'mfe-shop',
    generation: 4,
    reason: 'It is slow',
    until: null,
  });
});

it('makes a deploy key that is shown once, and revokes one after asking', async () => {
  const key = {
    id: 4,
    label: 'team one',
    createdAt: '2026-11-01T08:00:00.000Z',
    lastUsedAt: null,
    isRevoked: false,
  };
  fakeApi.post(remotePaths.deployKeys, () => ({ id: 5, key: 'dk_once' }));
  fakeApi.post(remotePaths.deployKeyRevoke, () => ({ id: 4 }));
  const { card, user } = await open(
    remote({
      keys: [
        key,
        { ...key, id: 3, label: 'old', isRevoked: true },
        { ...key, id: 2, label: 'former', expiresAt: '2026-11-02T08:00:00.000Z' },
      ],
    }),
  );
  await user.click(card.getByText('Deploy keys'));
  const lines = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toContainEqual(expect.stringMatching(/^old · .* · revoked/));
  expect(lines).toContainEqual(expect.stringMatching(/^former · .* · expired 2026/));
  expect(card.queryByRole('button', { name: 'Revoke old' })).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'New key' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New deploy key for mfe-shop' }));
  await user.click(dialog.getByRole('button', { name: 'New key' }));
  expect(dialog.getByText('Enter the owner')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox'), 'team two');
  await user.click(dialog.getByRole('button', { name: 'New key' }));
  expect(await dialog.findByText('dk_once')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(fakeApi.calls('post', remotePaths.deployKeys)[0]!.body).toEqual({
    remote: 'mfe-shop',
    label: 'team two',
    days: 365,
  });
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(screen.queryByText('dk_once')).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Revoke team one' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke key' }));
  expect(await screen.findByText('Key team one revoked')).toBeInTheDocument();
  expect(fakeApi.calls('post', remotePaths.deployKeyRevoke)[0]!.body).toEqual({ id: 4 });
});

it('offers no change to who may only look', async () => {
  const { card } = await open(remote(), ['remotes:view']);
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

it('names the key of the installation in the language of the interface', async () => {
  const createdAt = '2026-11-01T08:00:00.000Z';
  const key = { id: 1, label: SET_UP_KEY_LABEL, createdAt, lastUsedAt: null, isRevoked: false };
  fakeApi.get(apiPaths.policyReports, () => ({ total: 0, kinds: [] }));
  fakeApi.get(remotePaths.remoteRegistry, () => [remote({ keys: [key] })]);
  const { user } = await renderPage(<Page />, {
    messages: [messages, problemMessages, hostMessages],
    permissions: everything,
    language: 'zh',
  });
  await user.click(await screen.findByRole('button', { name: 'mfe-shop' }));
  await user.click(screen.getByText('部署密钥'));
  await user.click(screen.getByRole('button', { name: '吊销 安装程序' }));
  expect(await screen.findByRole('alertdialog', { name: '吊销密钥 安装程序？' })).toBeVisible();
});

it('says that the registry cannot be reached, with Retry', async () => {
  fakeApi.get(apiPaths.policyReports, () => ({ total: 0, kinds: [] }));
  fakeApi.get(remotePaths.remoteRegistry, () => failure(500, 'Broken'));
  const { user } = await renderPage(<Page />, {
    messages: [messages, problemMessages, hostMessages],
    permissions: everything,
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fakeApi.get(remotePaths.remoteRegistry, () => [remote()]);
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'mfe-shop' })).toBeInTheDocument();
});

import { apiPaths, type Permission, screens } from '@backoffice/contract';
import type { OperationsStatus } from '@backoffice/contract/operations';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { messages as hostMessages } from '../../kernel/messages';
import { messages, Page } from './operations-page';

const at = '2026-03-04T15:06:07.000Z';

let status: OperationsStatus;
beforeEach(() => {
  status = {
    at,
    alarms: [],
    archive: {
      isOn: false,
      oldest: null,
      newest: null,
      lastArchivedAt: null,
      failingSince: null,
      baseBackupAt: null,
      backupAt: null,
      drill: null,
    },
    database: {
      version: '17.2',
      startedAt: '2026-03-01T15:06:07.000Z',
      bytes: 3_400_000,
      connections: { used: 12, most: 97 },
      standbys: 0,
      isPooled: false,
      replicas: [],
    },
    logs: {
      retentionMonths: null,
      months: [{ month: '2026-03', isAndOlder: true, auditBytes: 1_200_000, keyReadBytes: 64_000 }],
    },
    auditHeads: { places: [] },
    processes: [
      {
        host: 'api-1',
        release: '42',
        node: 'v24.1.0',
        startedAt: '2026-03-04T12:06:07.000Z',
        seenAt: at,
        memoryBytes: 210_000_000,
      },
    ],
    calls: { answered: 1234, failed: 0, refused: 0, refusedPasswords: 2 },
    work: {
      exportsWaiting: 0,
      exportsRunning: 0,
      bulkRunning: 0,
      oldestExport: 0,
      oldestBulk: 0,
      unreadLines: 5,
    },
    remotes: [],
  };
  fakeApi.get(apiPaths.operations, () => status);
});
afterEach(() => jest.useRealTimers());

const open = (permissions: Permission[] = ['operationsStatus:view']) =>
  renderPage(<Page />, { url: screens.operationsStatus, messages: [hostMessages, ...messages], permissions });
const part = (name: string) => within(screen.getByRole('region', { name }));
/** Returns the value beside a name. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

it('shows that nothing is archived and no alert is active', async () => {
  await open();
  expect(await screen.findByText('WAL archiving is off')).toBeVisible();
  expect(screen.getByText('No active alerts')).toBeVisible();
  expect(fact('Last backup file')).toHaveTextContent('None');
  expect(screen.queryByText('Last restore drill')).toBeNull();
  expect(screen.getByText('No remotes yet')).toBeVisible();
});

it('shows that heads of the audit log are not signed, or what each place has', async () => {
  await open();
  expect(await screen.findByText('Audit heads are not signed')).toBeVisible();
  cleanup();
  status.auditHeads.places = [
    { name: 'file:///heads', deliveredAt: at, waiting: 0, problem: null },
    { name: 'https://log.example/heads', deliveredAt: null, waiting: 7, problem: 'HTTP 503' },
  ];
  await open();
  const heads = within(await screen.findByRole('table', { name: 'Signed audit heads' }));
  expect(heads.getByRole('row', { name: /^file:\/\/\/heads .* 0 Delivered$/ })).toBeVisible();
  expect(
    heads.getByRole('row', { name: 'https://log.example/heads Never 7 Delivery failed HTTP 503' }),
  ).toBeVisible();
});

it('shows the restorable range and the checks of the last drill', async () => {
  Object.assign(status.archive, {
    isOn: true,
    oldest: '2026-02-20T02:01:00.000Z',
    newest: '2026-03-04T15:05:30.000Z',
    lastArchivedAt: '2026-03-04T15:05:30.000Z',
    baseBackupAt: '2026-03-04T02:02:00.000Z',
    drill: {
      endedAt: '2026-03-04T02:04:00.000Z',
      seconds: 95,
      isWhole: true,
      newest: '2026-03-04T02:03:00.000Z',
      rows: 16_873,
      auditEntries: 412,
      keys: null,
      failure: null,
    },
  });
  await open();
  expect(await screen.findByText('Recoverable range')).toBeVisible();
  expect(fact('Earliest point')).toHaveTextContent(/^2026\/02\/20 02:01:00/);
  expect(fact('Latest point (last archived WAL segment)')).toHaveTextContent(/^2026\/03\/04 15:05:30/);
  expect(fact('Result')).toHaveTextContent('Passed');
  expect(fact('Rows counted')).toHaveTextContent('16,873');
  expect(fact('Audit log chain intact')).toHaveTextContent('412 entries');
  expect(fact('Private keys decrypted')).toHaveTextContent('Not checked: no key available');
  expect(fact('Duration')).toHaveTextContent('1 min 35 sec');
});

it('shows active alerts with their steps', async () => {
  status.archive.drill = {
    endedAt: at,
    seconds: 2.4,
    isWhole: false,
    newest: null,
    rows: null,
    auditEntries: null,
    keys: null,
    failure: 'pgbackrest restore: unable to find backup set',
  };
  status.alarms = [
    {
      id: 'jobs-stand-still',
      severity: 'critical',
      about: 'bulk',
      look: 'See `docker ps`',
      then: '[More APIs](operations.md#scale).',
    },
    { id: 'drill-fails', severity: 'warning', about: null, look: 'a', then: 'b' },
  ];
  const { user } = await open();
  const alarms = within(await screen.findByRole('region', { name: 'Active alerts' }));
  const [first, second] = alarms
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes('Steps'));
  expect(first).toHaveTextContent('CriticalBackground job stuck: bulk edits');
  expect(second).toHaveTextContent('WarningRestore drill failed');
  await user.click(within(first!).getByText('Steps'));
  expect(within(first!).getByText('docker ps')).toBeVisible();
  expect(first).toHaveTextContent('Fix: More APIs (operations.md#scale).');
  expect(first).toHaveTextContent('docs/at-night.md#jobs-stand-still');
  expect(fact('Result')).toHaveTextContent('Failed');
  expect(fact('Reason')).toHaveTextContent('unable to find backup set');
});

it('shows processes, calls, logs and remotes in tables and lists', async () => {
  status.remotes = [
    {
      remote: 'mfe-merchant',
      live: 'r7',
      liveSince: at,
      canary: null,
      isDisabled: false,
      loads: 40,
      failures: 1,
    },
  ];
  status.database.replicas = [{ name: 'replica:5432', isUsed: false, lagSeconds: null }];
  await open(['operationsStatus:view', 'remotes:view']);
  const row = async (name: RegExp) => await screen.findByRole('row', { name });
  expect(await row(/^api-1/)).toHaveTextContent('api-142v24.1.03 hr210 MB15:06:07');
  expect(await row(/^mfe-merchant/)).toHaveTextContent('mfe-merchantr72026/03/04 15:06:07None401');
  expect(await row(/^replica/)).toHaveTextContent('replica:5432Not in useUnknown');
  expect(await row(/^2026-03/)).toHaveTextContent('2026-03 and older1.2 MB64 kB');
  expect(fact('Answered')).toHaveTextContent('1,234');
  expect(fact('Connections')).toHaveTextContent('12 of 97');
  expect(screen.getByRole('link', { name: 'Go to remotes' })).toHaveAttribute('href', screens.remotes);
});

it('refreshes by itself, and keeps the figures when that fails', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await open();
  expect(await screen.findByText(/^Updated 2026\/03\/04 15:06:07/)).toBeVisible();
  status = { ...status, at: '2026-03-04T15:06:37.000Z' };
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText(/^Updated 2026\/03\/04 15:06:37/)).toBeVisible();
  fakeApi.get(apiPaths.operations, () => failure(503, 'Away', undefined, { code: 'database-away' }));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText(/^Refresh failed: Away/)).toHaveTextContent(
    'docs/at-night.md#database-away',
  );
  expect(screen.getByText(/^Updated 2026\/03\/04 15:06:37/)).toBeVisible();
  expect(part('Database').getByText('3.4 MB')).toBeVisible();
});

it('offers a retry when the first load fails', async () => {
  fakeApi.get(apiPaths.operations, () => failure(500, 'unforeseen'));
  const { user } = await open();
  expect(await screen.findByText('Could not load the status')).toBeVisible();
  fakeApi.get(apiPaths.operations, () => status);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No active alerts')).toBeVisible();
});

it('fetches nothing without the permission', async () => {
  await open([]);
  expect(await screen.findByText('No permission')).toBeVisible();
  expect(screen.queryByText('Active alerts')).toBeNull();
  expect(fakeApi.calls('get', apiPaths.operations)).toEqual([]);
});

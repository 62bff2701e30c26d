import {
  remotePaths,
  type Problem,
  type ProblemStack,
  type Problems,
  type SharedModule,
} from '@backoffice/contract';
import type { RemoteOverview } from '@backoffice/contract';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { emit } from '../../../kernel/events';
import { messages as hostMessages } from '../../../kernel/messages';
import { messages } from './problems-messages';
import { ProblemsSection } from './problems-section';

const problem = (more: Partial<Problem> = {}): Problem => ({
  id: 7,
  remote: 'mfe-shop',
  release: 'r2',
  kind: 'handler',
  route: '/shop/:id',
  name: 'TypeError',
  message: 'Cannot read properties of …',
  isNew: true,
  times: 4,
  users: 3,
  firstAt: '2026-11-01T08:00:00.000Z',
  lastAt: '2026-11-02T08:00:00.000Z',
  requestIds: ['a'.repeat(32)],
  ...more,
});
const vitals = (release: string, more: Partial<Problems['vitals'][number]> = {}) => ({
  remote: 'mfe-shop',
  release,
  publishedAt: '2026-11-01T08:00:00.000Z',
  sessions: 8,
  lcp: 1200.4,
  inp: 80,
  cls: 0.126,
  ...more,
});
const frames: ProblemStack['frames'] = [
  {
    remote: 'mfe-shop',
    file: 'page.js',
    line: 1,
    column: 2345,
    source: { file: 'src/shop.tsx', line: 12, column: 7, name: 'openShop' },
  },
  { remote: 'mfe-host', file: 'assets/react.js', line: 2, column: 9, source: null },
];
const remotes = [
  { name: 'mfe-shop', releases: [{ release: 'r2' }, { release: 'r1' }] },
] as unknown as RemoteOverview[];

let queries: string[];
async function open(answer: () => Problems | ReturnType<typeof failure>, address = '/operations/remotes') {
  queries = [];
  fakeApi.get(remotePaths.remoteProblems, (_body, { query }) => {
    queries.push(String(query));
    return answer();
  });
  return renderPage(<ProblemsSection remotes={remotes} />, {
    messages: [messages, hostMessages],
    permissions: ['remotes:view'],
    url: address,
  });
}
const item = () => within(screen.getAllByRole('listitem')[0]!);

it('shows what broke, for whom, and the stack in the sources on demand', async () => {
  fakeApi.get(remotePaths.problemStack, (_body, { query }) => {
    expect(query.get('id')).toBe('7');
    return { frames };
  });
  const { user } = await open(() => ({ problems: [problem()], vitals: [] }));
  expect(
    await screen.findByRole('heading', { name: 'TypeError: Cannot read properties of …' }),
  ).toBeVisible();
  for (const text of ['Event handler', 'New in this release', '3 users', '4 times', '/shop/:id'])
    expect(item().getByText(text)).toBeVisible();
  await user.click(item().getByText('Stack'));
  expect(await item().findByText('openShop (src/shop.tsx:12:7)')).toBeVisible();
  expect(item().getByText('assets/react.js:2:9')).toBeVisible();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(item().getByRole('button', { name: 'Copy as text' }));
  const copied = write.mock.lastCall![0];
  expect(copied).toContain('TypeError: Cannot read properties of …\nRemote: mfe-shop\nRelease: r2\n');
  expect(copied).toContain('  openShop (src/shop.tsx:12:7)');
});

it('fetches the list again when the server announces a problem', async () => {
  let problems: Problem[] = [];
  await open(() => ({ problems, vitals: [] }));
  expect(await screen.findByText('No problems')).toBeVisible();
  problems = [problem()];
  emit('serverChanged', { change: { topic: 'problems', kind: 'added', id: 7 } });
  expect(await screen.findByRole('heading', { name: /TypeError/ })).toBeVisible();
});

it('shows a failure with a retry', async () => {
  let answer: () => Problems | ReturnType<typeof failure> = () => failure(500, 'No');
  const { user } = await open(() => answer());
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('Could not load the problems')).toBeVisible();
  answer = () => ({ problems: [problem()], vitals: [] });
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: /TypeError/ })).toBeVisible();
});

it('filters by remote and release, and then shows the copies of shared modules', async () => {
  const modules: SharedModule[] = [
    { name: 'react', wanted: '^19.3.1', given: '19.3.2', from: 'host' },
    { name: 'left-pad', wanted: null, given: null, from: 'own' },
  ];
  fakeApi.get(remotePaths.remoteModules, () => modules);
  const { user } = await open(() => ({ problems: [], vitals: [] }));
  expect(await screen.findByText(/Choose a remote and a release/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Remote' }), 'mfe-shop');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Release' }), 'r1');
  const table = await screen.findByRole('table', { name: 'Shared modules of mfe-shop r1' });
  expect(within(table).getByRole('row', { name: /react .*Host’s/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /left-pad .*Own/ })).toBeVisible();
  expect(queries.at(-1)).toBe('remote=mfe-shop&release=r1');
});

it('shows the speed of a release beside that of the one before', async () => {
  await open(() => ({
    problems: [],
    vitals: [vitals('r2'), vitals('r1', { lcp: 900, inp: null }), vitals('h1', { remote: 'mfe-host' })],
  }));
  const table = await screen.findByRole('table', { name: 'Speed of pages' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(cells).toEqual([
    ['mfe-shop', '8', '1,200 ms (900 ms)', '80 ms', '0.13 (0.13)'],
    ['mfe-shop', '8', '900 ms', '–', '0.13'],
    ['Host', '8', '1,200 ms', '80 ms', '0.13'],
  ]);
});

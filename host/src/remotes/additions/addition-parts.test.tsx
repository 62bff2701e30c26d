import type { ManifestFile, RemoteRelease, ShownAddition } from '@backoffice/contract';
import { initI18n } from '@backoffice/i18n';
import { store } from '@backoffice/session';
import { uiMessages } from '@backoffice/ui';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use } from 'react';
import { errorLogAtom } from '../../kernel/error-log/error-log';
import { ADDITION_DEADLINE_MS } from '../../kernel/patience';
import { loadReports } from '../load-reports';
import { setReleases } from '../releases';
import { messages } from './addition-messages';
import { offerAdditions } from './offered-additions';
import { noteStoppedRemotes } from '../stopped-remotes';

/** The modules of the remote, by name. */
const mockModules: Record<string, () => Promise<object>> = {};
jest.mock('../federation', () => ({
  loadExposedModule: (_release: object, _manifest: object, module: string) => mockModules[module]!(),
}));

const content: ManifestFile = {
  metaData: { remoteEntry: { name: 'entry.js' }, globalName: 'billing' },
  exposes: [],
  shared: [],
};
const titled = (module: string, more: Partial<ShownAddition> = {}): ShownAddition => {
  const title = { en: `The ${module}`, zh: module, es: module, ja: module };
  return { point: 'merchant-section', version: 1, module, title, ...more };
};
const billing = (...additions: ShownAddition[]): RemoteRelease => ({
  name: 'mfe-billing',
  release: 'r1',
  manifest: '/mfe/billing/r1/mf-manifest.json',
  status: 'live',
  content,
  additions,
});

/** Reports each element as shown in the window, at once. */
class ShownAtOnce {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

let modules = 0;
/** A name under which nothing was loaded before. */
const newModule = () => `Bills${++modules}`;

async function show(releases: RemoteRelease[], record: object = { id: 7 }) {
  setReleases(releases);
  offerAdditions();
  const { Parts } = globalThis.additionsOfHost!;
  await act(async () => void render(<Parts point="merchant-section" record={record} />));
  // The code of the parts, and then that of the addition.
  await act(async () => void (await import('./addition-parts')));
}

beforeAll(async () => {
  await initI18n('en');
  await Promise.all([messages.load(), uiMessages.load()]);
});
beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: ShownAtOnce });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(content)));
  // React logs caught errors.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  noteStoppedRemotes([billing()]);
  store.set(errorLogAtom, []);
  loadReports.length = 0;
});
afterEach(() => jest.restoreAllMocks());

it('shows the addition with its title and the record without secrets', async () => {
  const module = newModule();
  const Addition = ({ record }: { record: object }) => <p>{JSON.stringify(record)}</p>;
  mockModules[module] = () => Promise.resolve({ Addition });
  await show([billing(titled(module))], { id: 7, privateKey: 'secret', merchantUpPrivateKey: 'secret' });
  expect(await screen.findByText('{"id":7}')).toBeVisible();
  expect(screen.getByRole('region', { name: `The ${module}` })).toBeInTheDocument();
  expect(loadReports).toEqual([
    expect.objectContaining({ remote: 'mfe-billing', page: module, outcome: 'ok' }),
  ]);
});

it('loads nothing until its part is in the window', async () => {
  const module = newModule();
  mockModules[module] = jest.fn(() => Promise.resolve({ Addition: () => <p>here</p> }));
  let report: ConstructorParameters<typeof ShownAtOnce>[0] = () => {};
  class Later extends ShownAtOnce {
    constructor(callback: typeof report) {
      super(callback);
      report = callback;
    }
    override observe() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Later });
  await show([billing(titled(module))]);
  expect(await screen.findByRole('heading', { name: `The ${module}` })).toBeVisible();
  expect(mockModules[module]).not.toHaveBeenCalled();
  // React finishes waiting for a promise within an awaited `act` only.
  await act(async () => report([{ isIntersecting: true }]));
  expect(await screen.findByText('here')).toBeVisible();
});

it('a failed part is contained, reported under its remote, and loaded again on request', async () => {
  const module = newModule();
  let isBroken = true;
  const Addition = () => {
    if (isBroken) throw new TypeError('broken bills');
    return <p>mended</p>;
  };
  const other = newModule();
  mockModules[module] = () => Promise.resolve({ Addition });
  mockModules[other] = () => Promise.resolve({ Addition: () => <p>the other</p> });
  await show([billing(titled(module), titled(other))]);
  expect(await screen.findByRole('alert')).toHaveTextContent(`The ${module} did not load`);
  expect(await screen.findByText('the other')).toBeVisible();
  expect(store.get(errorLogAtom)[0]).toMatchObject({ remote: 'mfe-billing', release: 'r1', phase: 'render' });
  expect(loadReports).toContainEqual(
    expect.objectContaining({ page: module, phase: 'render', outcome: 'failed' }),
  );
  isBroken = false;
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('mended')).toBeVisible();
});

it('a module without the export that its version has fails alone', async () => {
  const module = newModule();
  mockModules[module] = () => Promise.resolve({ Page: () => <p>page</p> });
  await show([billing(titled(module))]);
  expect(await screen.findByRole('alert')).toHaveTextContent('did not load');
  expect(store.get(errorLogAtom)[0]).toMatchObject({
    phase: 'module',
    message: expect.stringContaining('exports no Addition') as string,
  });
});

it.each([
  ['does not arrive', () => new Promise<object>(() => {})],
  ['waits forever', () => Promise.resolve({ Addition: () => use(new Promise<null>(() => {})) })],
])('an addition that %s fails after the deadline', async (_case, load) => {
  const module = newModule();
  mockModules[module] = load;
  jest.useFakeTimers();
  try {
    await show([billing(titled(module))]);
    await act(() => jest.advanceTimersByTimeAsync(ADDITION_DEADLINE_MS - 1));
    expect(screen.getByRole('heading', { name: `The ${module}` })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent('did not load');
  } finally {
    jest.useRealTimers();
  }
});

it('a part says that its remote was disabled, and shows it again when it is enabled', async () => {
  const module = newModule();
  mockModules[module] = () => Promise.resolve({ Addition: () => <p>here</p> });
  await show([billing(titled(module))]);
  expect(await screen.findByText('here')).toBeVisible();
  act(() => noteStoppedRemotes([{ ...billing(), status: 'disabled', reason: 'Wrong sums.' }]));
  expect(screen.getByRole('status')).toHaveTextContent(`The ${module} is disabled. Wrong sums.`);
  act(() => noteStoppedRemotes([]));
  expect(screen.getByRole('status')).toHaveTextContent(`The ${module} is disabled.`);
  act(() => noteStoppedRemotes([billing()]));
  expect(screen.getByText('here')).toBeVisible();
});

it('offers nothing of releases that may not run', async () => {
  setReleases([{ ...billing(titled('Bills')), status: 'disabled' }]);
  offerAdditions();
  expect(globalThis.additionsOfHost!.actionsAt('merchant-action')).toEqual([]);
  setReleases([billing(titled('Bills', { point: 'merchant-action' }))]);
  const actions = globalThis.additionsOfHost!.actionsAt('merchant-action');
  expect(actions.map(({ label }) => label)).toEqual(['The Bills']);
  expect(globalThis.additionsOfHost!.actionsAt('channel-action')).toEqual([]);
});

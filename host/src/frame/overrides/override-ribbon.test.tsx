import { remotePaths, type RemoteRelease } from '@backoffice/contract';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { setReleases } from '../../remotes/releases';
import { messages, OverrideRibbon } from './override-ribbon';

const ORIGIN = 'http://localhost:5173';
const HOUR_MS = 3_600_000;

/** The event stream of a development server, which jsdom does not have. */
class FakeEventSource {
  static open: FakeEventSource[] = [];
  onmessage: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeEventSource.open.push(this);
  }
  close() {
    FakeEventSource.open = FakeEventSource.open.filter((each) => each !== this);
  }
}

// jsdom does not reload pages, and logs an error instead.
const complaints = jest.spyOn(console, 'error');
const readings = () => complaints.mock.calls.filter(([error]) => String(error).includes('navigation')).length;

beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeEventSource });
  complaints.mockReset();
  document.cookie = 'dev-origins=; max-age=0';
  FakeEventSource.open = [];
});

const remote = (name: string, release: string, override: RemoteRelease['override']): RemoteRelease => {
  return { name, release, manifest: '', status: 'live', ...(override && { override }) };
};
const later = (ms = HOUR_MS) => new Date(Date.now() + ms).toISOString();
function open(...releases: RemoteRelease[]) {
  setReleases(releases);
  return renderPage(<OverrideRibbon />, { messages: [messages] });
}

it('names the overridden remotes and their sources only', async () => {
  await open(
    remote('mfe-shop', 'r9', { until: later() }),
    remote('mfe-desk', 'dev-localhost-5173', { until: later(), origin: ORIGIN }),
    remote('mfe-other', 'r1', undefined),
  );
  const ribbonText = screen.getByText(/^You are previewing /);
  expect(ribbonText).toHaveTextContent(
    /previewing mfe-shop from r9 and mfe-desk from http:\/\/localhost:5173 until .+\.$/,
  );
  expect(ribbonText.closest('[role=status]')).not.toBeNull();
});

it('reloads the page under a policy that allows the server, and at each of its changes', async () => {
  const { unmount } = await open(remote('mfe-desk', 'dev', { until: later(), origin: ORIGIN }));
  expect(decodeURIComponent(document.cookie)).toContain(ORIGIN);
  expect(readings()).toBe(1);
  expect(FakeEventSource.open.map(({ url }) => url)).toEqual([`${ORIGIN}/changes`]);
  act(() => FakeEventSource.open[0]!.onmessage?.());
  expect(readings()).toBe(2);
  unmount();
  expect(FakeEventSource.open).toEqual([]);
});

it('ends all overrides with one call, and reloads the page', async () => {
  fakeApi.post(remotePaths.remoteOverrideEnd, () => null);
  const { user } = await open(
    remote('mfe-shop', 'r9', { until: later() }),
    remote('mfe-desk', 'dev', { until: later(), origin: ORIGIN }),
  );
  complaints.mockReset();
  await user.dblClick(screen.getByRole('button', { name: 'End preview' }));
  await waitFor(() => expect(readings()).toBe(1));
  expect(fakeApi.calls('post', remotePaths.remoteOverrideEnd).map(({ body }) => body)).toEqual([
    { remote: 'mfe-shop' },
    { remote: 'mfe-desk' },
  ]);
  expect(decodeURIComponent(document.cookie)).not.toContain(ORIGIN);
});

it('stays and shows an error when the overrides cannot be ended', async () => {
  fakeApi.post(remotePaths.remoteOverrideEnd, () => failure(500, 'Broken'));
  const { user } = await open(remote('mfe-shop', 'r9', { until: later() }));
  await user.click(screen.getByRole('button', { name: 'End preview' }));
  expect(
    await screen.findByText('Could not end the preview. Check your connection and try again.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'End preview' })).toBeEnabled();
  expect(readings()).toBe(0);
});

it('shows that an override has expired', async () => {
  await open(remote('mfe-shop', 'r9', { until: later(300) }), remote('mfe-desk', 'r2', { until: later() }));
  expect(await screen.findByText(/^Preview ended/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
});

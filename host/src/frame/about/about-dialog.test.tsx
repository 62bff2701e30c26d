import { store } from '@backoffice/session';
import { renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { errorLogAtom } from '../../kernel/error-log/error-log';
import { messages } from '../../kernel/messages';
import { navigationAtom, type PageRoute } from '../../navigation/navigation';
import { setReleases } from '../../remotes/releases';
import { Dialog, load } from './about-dialog';

const about = { version: '1.1.0', packages: [{ name: 'react', version: '19.3.1', licence: 'MIT' }] };
const entry = { kind: 'call', time: '2026-11-28T12:00:00Z', times: 1, page: '/', message: 'No' } as const;

async function open() {
  const shown = await renderPage(<Dialog onClose={() => {}} />, {
    messages: [messages, { ...messages, load }],
  });
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'About' })) };
}

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  store.set(errorLogAtom, []);
  setReleases([]);
  store.set(navigationAtom, { pages: [], menu: [], redirects: [], skipped: [] });
});

it('shows the version, each app’s release and the licences', async () => {
  globalThis.fetch = () => Promise.resolve(Response.json(about));
  setReleases([{ name: 'mfe-shop', release: 'r7', manifest: '/m.json', status: 'live' }]);
  const { dialog } = await open();
  expect(await dialog.findByText('Version 1.1.0')).toBeVisible();
  expect(dialog.getByRole('row', { name: 'mfe-shop r7' })).toBeVisible();
  expect(dialog.getByText('Open-source licences')).toBeVisible();
  expect(dialog.getByText('MIT')).toBeInTheDocument();
});

it('names an app by its areas in the menu, and by its technical name', async () => {
  globalThis.fetch = () => Promise.resolve(Response.json(about));
  setReleases([{ name: 'mfe-shop', release: 'r7', manifest: '/m.json', status: 'live' }]);
  const page = (path: string, ...titles: string[]): PageRoute => ({
    path,
    view: { name: `mfe-shop${path}`, remote: 'mfe-shop', module: 'Page' },
    breadcrumb: titles.map((title) => ({ title })),
  });
  const pages = [page('/a', 'Shops', 'List'), page('/b', 'Shops', 'Types'), page('/c', 'Notes')];
  store.set(navigationAtom, { pages, menu: [], redirects: [], skipped: [] });
  const { dialog } = await open();
  expect(dialog.getByRole('row', { name: 'Shops, Notes mfe-shop r7' })).toBeVisible();
});

it('offers the id of the latest failed request to be copied', async () => {
  globalThis.fetch = () => Promise.resolve(Response.json(about));
  store.set(errorLogAtom, [
    { ...entry, id: '3', kind: 'client' },
    { ...entry, id: '2', requestId: 'req-9' },
    { ...entry, id: '1', requestId: 'req-1' },
  ]);
  const { dialog } = await open();
  expect(dialog.getByText('req-9')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Copy request ID' })).toBeVisible();
});

it('says when the licences cannot be loaded, and loads them on Retry', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  globalThis.fetch = () => Promise.resolve(new Response('', { status: 404 }));
  const { dialog, user } = await open();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Could not load the licences');
  globalThis.fetch = () => Promise.resolve(Response.json(about));
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('Version 1.1.0')).toBeVisible();
  jest.restoreAllMocks();
});

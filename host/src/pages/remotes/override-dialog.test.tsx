import { remotePaths, type RemoteOverview } from '@backoffice/contract';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { setReleases } from '../../remotes/releases';
import { messages } from './remote-words';
import { OverrideDialog } from './override-dialog';

const ORIGIN = 'http://localhost:4400';
// jsdom goes to no other page, and says so.
const complaints = jest.spyOn(console, 'error');
const readings = () => complaints.mock.calls.filter(([error]) => String(error).includes('navigation')).length;
beforeEach(() => {
  complaints.mockReset();
  setReleases([]);
  // As `pnpm dev` leads here: the page is read anew without that.
  history.replaceState(null, '', '/operations/remotes?override=mfe-shop');
});

const remote = {
  name: 'mfe-shop',
  releases: [{ release: 'r3' }, { release: 'r2' }],
} as unknown as RemoteOverview;
async function open(origin = '') {
  const onClose = jest.fn();
  const { user } = await renderPage(<OverrideDialog onClose={onClose} origin={origin} remote={remote} />, {
    messages: [messages],
  });
  const dialog = within(screen.getByRole('dialog', { name: 'Preview mfe-shop (only you)' }));
  const start = () => user.click(dialog.getByRole('button', { name: 'Start preview' }));
  return { user, dialog, start, onClose };
}
const overrides = () => fakeApi.calls('post', remotePaths.remoteOverride).map(({ body }) => body);

it('takes another release for as long as is chosen, and reads the page anew', async () => {
  fakeApi.post(remotePaths.remoteOverride, () => ({ until: '' }));
  const { user, dialog, start } = await open();
  expect(dialog.getByLabelText('Release')).toHaveValue('r3');
  await user.selectOptions(dialog.getByLabelText('Release'), 'r2');
  await user.selectOptions(dialog.getByLabelText('Duration'), '8 hours');
  await start();
  await waitFor(() => expect(readings()).toBe(1));
  expect(overrides()).toEqual([{ remote: 'mfe-shop', to: { by: 'release', release: 'r2' }, minutes: 480 }]);
});

it('takes a development server that it was opened for, beside those that are there', async () => {
  const other = { until: '', origin: 'http://localhost:9' };
  setReleases([{ name: 'mfe-desk', release: 'dev', manifest: '', status: 'live', override: other }]);
  fakeApi.post(remotePaths.remoteOverride, () => ({ until: '', origin: ORIGIN, pass: '1~mac' }));
  const { dialog, start } = await open(ORIGIN);
  expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(ORIGIN);
  await start();
  await waitFor(() => expect(readings()).toBe(1));
  expect(overrides()).toEqual([{ remote: 'mfe-shop', to: { by: 'origin', origin: ORIGIN }, minutes: 60 }]);
  expect(decodeURIComponent(document.cookie)).toContain(`http://localhost:4400~1~mac http://localhost:9`);
});

it.each(['', 'localhost', '5173'])('asks for an address instead of “%s”', async (text) => {
  const { user, dialog, start } = await open(ORIGIN);
  const address = dialog.getByRole('textbox', { name: 'Address' });
  await user.clear(address);
  if (text) await user.type(address, text);
  await start();
  expect(dialog.getByText('Enter an address such as http://localhost:5173')).toBeInTheDocument();
  expect(overrides()).toEqual([]);
});

it('stays with what was typed when the server refuses, and says why', async () => {
  fakeApi.post(remotePaths.remoteOverride, () =>
    failure(400, 'Remotes may not come from http://evil.example. Allowed origins: none.'),
  );
  const { user, dialog, start, onClose } = await open(ORIGIN);
  const address = dialog.getByRole('textbox', { name: 'Address' });
  await user.clear(address);
  await user.type(address, 'http://evil.example/x');
  await start();
  expect(await screen.findByText(/may not come from http:\/\/evil\.example/)).toBeInTheDocument();
  expect(address).toHaveValue('http://evil.example/x');
  expect(onClose).not.toHaveBeenCalled();
  expect(readings()).toBe(0);
});

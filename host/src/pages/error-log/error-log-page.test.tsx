import { store } from '@backoffice/session';
import { renderPage } from '@backoffice/testing';
import { act, screen, within } from '@testing-library/react';
import { messages as hostMessages } from '../../kernel/messages';
import { ErrorLogBadge } from '../../frame/shell/error-log-badge';
import { clearErrorLog, errorLogAtom } from '../../kernel/error-log/error-log';
import { messages, Page } from './error-log-page';
import { reportError } from '../../kernel/error-log/report-error';

// Waits for the illustration of the empty page, which is loaded later.
const open = () =>
  act(() =>
    renderPage(
      <>
        <ErrorLogBadge />
        <Page />
      </>,
      { messages: [hostMessages, ...messages], permissions: ['remotes:view'] },
    ),
  );

const failure = () => new Error('HTTP 404', { cause: new Error('the cause') });
const report = () =>
  reportError({ kind: 'page', error: failure(), remote: 'mfe-x', release: '7', phase: 'manifest' });

beforeEach(() => clearErrorLog());

it('says that there are no errors, and shows no badge', async () => {
  await open();
  expect(screen.getByText('No errors')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('shows each failure with remote, release, phase and stack, and counts them in the badge', async () => {
  report();
  const { user } = await open();
  expect(screen.getByRole('link', { name: 'Error log, 1 entry' })).toHaveAttribute('href', '/error-log/log');
  const item = within(screen.getByRole('list', { name: 'Errors' })).getByRole('listitem');
  expect(item).toHaveTextContent('Page of a remote');
  for (const text of ['Error: HTTP 404', 'mfe-x', '7', 'manifest', '/']) {
    expect(within(item).getByText(text)).toBeVisible();
  }
  expect(within(item).getByText(/Caused by: Error: the cause/)).not.toBeVisible();
  await user.click(within(item).getByText('Stack trace'));
  expect(within(item).getByText(/Caused by: Error: the cause/)).toBeVisible();
});

it('shows new errors while it is open', async () => {
  await open();
  act(() => report());
  expect(screen.getByText('Error: HTTP 404')).toBeVisible();
  act(() => report());
  expect(screen.getByText('2 times')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('copies one failure whole', async () => {
  report();
  const { user } = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy error' }));
  const [copied] = write.mock.calls[0]!;
  expect(copied).toMatch(/^Error: HTTP 404\ntime: .*\nkind: page\npage: \/\nremote: mfe-x\nrelease: 7\n/);
  expect(copied).toContain('Caused by: Error: the cause');
});

it('is cleared after a confirmation, and keeps the focus', async () => {
  report();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Clear log' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(store.get(errorLogAtom)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Clear log' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Clear log' }));
  expect(screen.getByText('No errors')).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

import { api, configureApiClient } from '@backoffice/api-client';
import { channelPaths } from '@backoffice/contract';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { apiEvents } from '../../kernel/events';
import { messages as hostMessages } from '../../kernel/messages';

import { approvalMessages } from './approval-messages';
import { followApprovals } from './follow-approvals';
import { ReasonDialog } from './reason-dialog';
import { isReasonNeededAtom } from './reason-needed';

followApprovals();

function Dialogs() {
  return useAtomValue(isReasonNeededAtom) ? <ReasonDialog /> : <p>Page</p>;
}

const sent = () =>
  fakeApi.calls('put', channelPaths.channelWeights).map(({ headers }) => headers.get('x-approval-reason'));

async function open() {
  fakeApi.put(channelPaths.channelWeights, (_body, { headers }) =>
    headers.has('x-approval-reason')
      ? failure(409, 'Sent', undefined, { code: 'approval-pending', values: { id: 7 } })
      : failure(409, 'Needs', undefined, { code: 'approval-needed' }),
  );
  const shown = await renderPage(<Dialogs />, { messages: [hostMessages, approvalMessages] });
  const onFailure = jest.fn();
  configureApiClient({
    baseUrl: 'http://api.test',
    getToken: () => 'token',
    ...apiEvents,
    onFailure,
    onSessionEnded: jest.fn(),
  });
  return { ...shown, onFailure };
}
const change = () => api.put(channelPaths.channelWeights, { channels: [] }).catch((error: unknown) => error);

it('asks for a reason before a change is sent for approval, and shows that it was', async () => {
  const { user, onFailure } = await open();
  const changing = change();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send for approval?' }));
  await user.click(dialog.getByRole('button', { name: 'Send for approval' }));
  expect(dialog.getByText('Enter a reason')).toBeVisible();
  await user.type(dialog.getByRole('textbox'), '更便宜');
  await user.click(dialog.getByRole('button', { name: 'Send for approval' }));
  expect(await changing).toMatchObject({ code: 'approval-pending' });
  expect(sent()).toEqual([null, encodeURIComponent('更便宜')]);
  expect(onFailure).not.toHaveBeenCalled();
  expect(await screen.findByText('Sent for approval')).toBeVisible();
  // The next call of an import follows at once.
  expect(await change()).toMatchObject({ code: 'approval-pending' });
  expect(sent().slice(2)).toEqual([null, encodeURIComponent('更便宜')]);
});

it('fails the call when the user cancels', async () => {
  const { user } = await open();
  const performanceNow = jest.spyOn(performance, 'now').mockReturnValue(1e9);
  const changing = change();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await changing).toMatchObject({ code: 'approval-needed' });
  await waitFor(() => expect(screen.getByText('Page')).toBeVisible());
  performanceNow.mockRestore();
});

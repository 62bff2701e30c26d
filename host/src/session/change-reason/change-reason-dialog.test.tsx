import { api, configureApiClient } from '@backoffice/api-client';
import { channelPaths } from '@backoffice/contract';
import { reasonMessages } from '@backoffice/list-screen/reason';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { apiEvents, emit, on } from '../../kernel/events';
import { ChangeReasonDialog } from './change-reason-dialog';
import { followReasons, reasonRequestsAtom } from './follow-reasons';

followReasons();
on('proofNeeded', (answer) => answer(true));

function Dialogs() {
  return useAtomValue(reasonRequestsAtom).length > 0 ? <ChangeReasonDialog /> : <p>Page</p>;
}

const sent = () =>
  fakeApi
    .calls('put', channelPaths.channelUpdate)
    .map(({ headers }) => [headers.get('x-change-reason'), headers.get('x-change-ticket')]);

/** Refuses calls without a reason and a ticket. */
async function open(isProofNeeded = false) {
  let proofs = isProofNeeded ? 1 : 0;
  fakeApi.put(channelPaths.channelUpdate, (_body, { headers }) => {
    if (proofs-- > 0) return failure(428, 'Prove', undefined, { code: 'proof-needed' });
    const missing = ['reason', 'ticket'].filter((part) => !headers.has(`x-change-${part}`)).join(', ');
    return missing
      ? failure(428, 'Why', undefined, { code: 'reason-needed', values: { missing } })
      : ({} as never);
  });
  const rendered = await renderPage(<Dialogs />, {
    messages: [reasonMessages],
    changeReasons: { rules: { channel: 'ticket' }, ticketPattern: '[A-Z]+-\\d+', ticketLink: null },
  });
  const onFailure = jest.fn();
  const getToken = () => 'token';
  configureApiClient({
    baseUrl: 'http://api.test',
    getToken,
    ...apiEvents,
    onFailure,
    onSessionEnded: jest.fn(),
  });
  return { ...rendered, onFailure };
}
const change = () => api.put(channelPaths.channelUpdate, { id: 1 }).catch((error: unknown) => error);
const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Add a reason' }));
const confirm = { name: 'Add reason' };

it('asks for both, checks them as the server does, and sends the call again', async () => {
  const { user, onFailure } = await open();
  const changing = change();
  const reasonDialog = await dialog();
  await user.click(reasonDialog.getByRole('button', confirm));
  expect(reasonDialog.getByText('Enter a reason of 3 to 500 characters')).toBeVisible();
  expect(reasonDialog.getByText('Enter a ticket')).toBeVisible();
  await user.type(reasonDialog.getByRole('textbox', { name: /^Reason/ }), ' 更便宜 ');
  await user.type(reasonDialog.getByRole('textbox', { name: /^Ticket/ }), '12');
  await user.click(reasonDialog.getByRole('button', confirm));
  expect(reasonDialog.getByText('Enter a ticket of the format [A-Z]+-\\d+')).toBeVisible();
  await user.clear(reasonDialog.getByRole('textbox', { name: /^Ticket/ }));
  await user.type(reasonDialog.getByRole('textbox', { name: /^Ticket/ }), 'OPS-12{Enter}');
  expect(await changing).toEqual({});
  expect(sent()).toEqual([
    [null, null],
    [encodeURIComponent('更便宜'), 'OPS-12'],
  ]);
  expect(onFailure).not.toHaveBeenCalled();
});

it('follows a proof of who the user is', async () => {
  const { user } = await open(true);
  const changing = change();
  const reasonDialog = await dialog();
  await user.type(reasonDialog.getByRole('textbox', { name: /^Reason/ }), 'Cheaper');
  await user.type(reasonDialog.getByRole('textbox', { name: /^Ticket/ }), 'OPS-12{Enter}');
  expect(await changing).toEqual({});
  expect(sent()).toHaveLength(3);
});

it('fails the calls when the user cancels, and when the session ends', async () => {
  const { user, onFailure } = await open();
  const changing = [change(), change()];
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await Promise.all(changing)).toMatchObject([{ code: 'reason-needed' }, { code: 'reason-needed' }]);
  await waitFor(() => expect(screen.getByText('Page')).toBeVisible());
  const other = change();
  await dialog();
  act(() => emit('sessionClosed', { isForgotten: false }));
  expect(await other).toMatchObject({ code: 'reason-needed' });
  expect(onFailure).toHaveBeenCalledTimes(3);
});

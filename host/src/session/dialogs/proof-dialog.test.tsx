import { api, configureApiClient } from '@backoffice/api-client';
import { factorPaths } from '@backoffice/contract/factor-values';
import { store, tokenAtom } from '@backoffice/session';
import { apiPaths, type UserStatusRequest } from '@backoffice/contract';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { apiEvents, emit } from '../../kernel/events';
import { messages } from '../../kernel/messages';
import { followProofs } from '../proof';
import { ProofDialog } from './proof-dialog';

followProofs();

const request: UserStatusRequest = { id: 2, status: 'inactive', updatedAt: '2026-03-04T15:06:07.000Z' };
let isProved: boolean;

/** Renders a page whose change needs a proof, and sends it. */
async function rendered() {
  isProved = false;
  fakeApi.put(apiPaths.userStatus, () =>
    isProved
      ? ({ id: 2, status: 'inactive' } as never)
      : failure(428, 'Prove who you are', undefined, { code: 'proof-needed' }),
  );
  const page = await renderPage(
    <>
      <input aria-label="Note" />
      <ProofDialog />
    </>,
    { messages: [messages] },
  );
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => store.get(tokenAtom),
    ...apiEvents,
  });
  await page.user.type(screen.getByRole('textbox', { name: 'Note' }), 'half a sentence');
  const sent = api.put(apiPaths.userStatus, request, { quiet: true });
  const outcome = jest.fn();
  sent.then(
    () => outcome('done'),
    (error: unknown) => outcome(error),
  );
  return { ...page, outcome };
}

const dialog = () => screen.queryByRole('alertdialog', { name: 'Confirm that it is you' });
const password = () => screen.findByLabelText(/^Password/);
const answerStart = () => fakeApi.post(factorPaths.proveStart, () => ({ factors: null, provider: null }));

it('asks for the password, and sends the call again', async () => {
  answerStart();
  fakeApi.post(factorPaths.prove, ({ password: typed }) => {
    isProved = typed === 'right password';
    return isProved
      ? null
      : failure(400, 'Wrong', [{ path: 'password', code: 'password-wrong', message: 'Wrong password.' }]);
  });
  const { user, outcome } = await rendered();
  await user.type(await password(), 'wrong password{Enter}');
  await waitFor(async () => expect(await password()).toHaveValue(''));
  expect(outcome).not.toHaveBeenCalled();
  await user.type(await password(), 'right password{Enter}');
  await waitFor(() => expect(outcome).toHaveBeenCalledWith('done'));
  expect(dialog()).not.toBeInTheDocument();
  expect(fakeApi.calls('put', apiPaths.userStatus).map(({ body }) => body)).toEqual([request, request]);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('half a sentence');
});

it('asks once for calls that wait together', async () => {
  answerStart();
  fakeApi.post(factorPaths.prove, () => {
    isProved = true;
    return null;
  });
  const { user, outcome } = await rendered();
  const second = api.put(apiPaths.userStatus, request, { quiet: true });
  await user.type(await password(), 'right password{Enter}');
  await expect(second).resolves.toMatchObject({ id: 2 });
  expect(outcome).toHaveBeenCalledWith('done');
  expect(fakeApi.calls('post', factorPaths.prove)).toHaveLength(1);
});

it('fails the call when the user cancels, or the session ends', async () => {
  answerStart();
  const { user, outcome } = await rendered();
  await password();
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'proof-needed' })),
  );
  expect(dialog()).not.toBeInTheDocument();
  const again = api.put(apiPaths.userStatus, request, { quiet: true });
  await password();
  act(() => emit('sessionClosed', { isForgotten: false }));
  await expect(again).rejects.toMatchObject({ code: 'proof-needed' });
});

it('offers a retry when the means cannot be read', async () => {
  fakeApi.post(factorPaths.proveStart, () => failure(500, 'Unexpected server error.'));
  const { user } = await rendered();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answerStart();
  await user.click(retry);
  expect(await password()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
});

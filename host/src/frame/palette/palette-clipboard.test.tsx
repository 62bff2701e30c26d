import { merchantPaths } from '@backoffice/contract';
import { notePaths } from '@backoffice/contract/note-values';
import { fakeApi, renderPage } from '@backoffice/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { messages as hostMessages } from '../../kernel/messages';
import { FrameDialog } from '../shell/frame-dialog';
import { openFrameDialog } from '../shortcuts/shortcuts';
import { PaletteButton } from './palette-button';

// jsdom does not scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  for (const { find } of Object.values(notePaths)) fakeApi.post(find, () => ({ items: [] }));
});

describe('what the clipboard holds', () => {
  let clipboard: () => Promise<string>;
  let state: PermissionState;
  beforeEach(() => {
    state = 'granted';
    clipboard = () => Promise.resolve(' M20261125000007\n');
    const permissions = { query: () => Promise.resolve({ state }) };
    Object.defineProperty(navigator, 'permissions', { value: permissions, configurable: true });
  });
  const render = async () => {
    const shown = await renderPage(
      <>
        <PaletteButton />
        <FrameDialog />
      </>,
      { messages: [hostMessages], permissions: ['merchants:view'] },
    );
    const read = jest.spyOn(navigator.clipboard, 'readText').mockImplementation(() => clipboard());
    return { ...shown, read };
  };

  it('is offered first when opened by the button, and searched for when chosen', async () => {
    clipboard = () => Promise.resolve('2088000000000001');
    fakeApi.post(merchantPaths.merchantFind, () => ({ items: [] }));
    const { user } = await render();
    await user.click(screen.getByRole('button'));
    const offer = await screen.findByRole('option', { name: 'Find “2088000000000001” from the clipboard' });
    expect(screen.getAllByRole('option')[0]).toBe(offer);
    expect(fakeApi.calls('post', merchantPaths.merchantFind)).toEqual([]);
    await user.click(offer);
    expect(screen.getByRole('combobox')).toHaveValue('2088000000000001');
    await waitFor(() => expect(fakeApi.calls('post', merchantPaths.merchantFind)).toHaveLength(1));
  });

  it('is searched at once when it is a merchant’s number, and replaced by typing', async () => {
    fakeApi.post(merchantPaths.merchantFind, () => ({ items: [] }));
    const { user } = await render();
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(fakeApi.calls('post', merchantPaths.merchantFind)).toHaveLength(1));
    expect(fakeApi.calls('post', merchantPaths.merchantFind)[0]!.body).toEqual({ query: 'M20261125000007' });
    const field = screen.getByRole('combobox');
    expect(field).toHaveValue('M20261125000007');
    await user.keyboard('x');
    expect(field).toHaveValue('x');
    await user.keyboard('{Backspace}');
    expect(field).toHaveValue('');
    expect(screen.getByRole('option', { name: /from the clipboard/ })).toBeVisible();
  });

  it('is not read where the shortcut opened it', async () => {
    const { read } = await render();
    act(() => openFrameDialog('palette'));
    await screen.findByRole('combobox');
    await act(async () => {});
    expect(read).not.toHaveBeenCalled();
  });

  it.each([
    ['a sentence', () => Promise.resolve('Dear Sir or Madam')],
    ['several lines', () => Promise.resolve('20260101\n20260102')],
    ['nothing', () => Promise.resolve('')],
    ['too much', () => Promise.resolve('a1'.repeat(60))],
    ['what may not be read', () => Promise.reject(new Error('denied'))],
  ])('is not offered, and no error is shown, when it is %s', async (_case, held) => {
    clipboard = held;
    const { user, read } = await render();
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(read).toHaveBeenCalled());
    await act(async () => {});
    expect(screen.queryByRole('option', { name: /clipboard/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it.each<PermissionState>(['prompt', 'denied'])(
    'is not read while the permission is “%s”',
    async (without) => {
      state = without;
      const { user, read } = await render();
      await user.click(screen.getByRole('button'));
      await screen.findByRole('combobox');
      await act(async () => {});
      expect(read).not.toHaveBeenCalled();
    },
  );
});

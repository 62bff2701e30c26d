import { store } from '@backoffice/session';
import { renderPage } from '@backoffice/testing';
import { act, screen } from '@testing-library/react';
import { messages as hostMessages } from '../../kernel/messages';
import { navigationAtom } from '../../navigation/navigation';
import { parseView } from '../../remotes/view';
import { FrameDialog } from '../shell/frame-dialog';
import { PaletteButton } from './palette-button';

let mockIsOnline = false;
jest.mock('./to-pinyin', () => {
  if (!mockIsOnline) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('./to-pinyin');
});

it('finds pages by sound as soon as the browser is online again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  Element.prototype.scrollIntoView = () => {};
  const meta = { title: 'Merchants', titles: { en: 'Merchants', zh: '商户管理', es: '', ja: '' } };
  const pages = [{ path: '/merchant/list', view: parseView('host/List'), breadcrumb: [meta] }];
  store.set(navigationAtom, { pages, menu: [], redirects: [], skipped: [] });
  const { user } = await renderPage(
    <>
      <PaletteButton />
      <FrameDialog />
    </>,
    { messages: [hostMessages] },
  );
  await user.click(screen.getByRole('button'));
  await screen.findByRole('combobox');
  await user.keyboard('shanghu');
  expect(await screen.findByText('No results for “shanghu”')).toBeVisible();
  mockIsOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('option', { name: /Merchants/ })).toBeVisible();
});

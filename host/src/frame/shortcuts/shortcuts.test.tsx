import { initI18n } from '@backoffice/i18n';
import { store } from '@backoffice/session';
import { Dialog } from '@backoffice/ui';
import { renderPage } from '@backoffice/testing';
import { fireEvent, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { messages } from '../../kernel/messages';
import { FrameDialog } from '../shell/frame-dialog';
import { frameDialogAtom } from './shortcuts';
import { useShortcuts } from './use-shortcuts';

function Frame({ isDialogOpen = false }) {
  useShortcuts();
  return (
    <>
      <input aria-label="Name" />
      <input aria-label="Chosen" type="checkbox" />
      {isDialogOpen && <Dialog onDismiss={() => {}} title="Another dialog" />}
      <FrameDialog />
    </>
  );
}

const open = (page = <Frame />) => renderPage(page, { messages: [messages] });
const list = { name: 'Keyboard shortcuts' };

beforeEach(() => {
  store.set(frameDialogAtom, null);
  localStorage.clear();
});

it('lists the keys by a question mark, and goes away by Esc', async () => {
  const { user } = await open();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', list);
  expect(dialog).toHaveTextContent('Search pages, commands and recordsCtrl + K');
  expect(dialog).toHaveTextContent('Keyboard shortcuts?');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('takes the keys of somebody who types as soon as the frame is seen', async () => {
  await initI18n('en', () => {});
  await messages.load();
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  try {
    const seen = new Promise((done) => new MutationObserver(done).observe(place, { childList: true }));
    root.render(
      <MemoryRouter>
        <Frame />
      </MemoryRouter>,
    );
    await seen;
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await Promise.resolve();
    expect(screen.getByRole('textbox', { name: 'Search pages, commands and records' })).toHaveFocus();
  } finally {
    root.unmount();
    place.remove();
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
});

it('leaves a question mark in a field alone, but Ctrl K opens the palette from there', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'why?');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('why?');
  expect(store.get(frameDialogAtom)).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Search pages, commands and records' })).toBeVisible();
});

it('hears a question mark on a checkbox', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Chosen' }));
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', list)).toBeVisible();
});

it('opens nothing over another dialog', async () => {
  const { user } = await open(<Frame isDialogOpen />);
  await user.keyboard('{Control>}k{/Control}?');
  expect(store.get(frameDialogAtom)).toBeNull();
  // As after a click beside the dialog: the keys no longer come from inside it.
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Control>}k{/Control}?');
  expect(store.get(frameDialogAtom)).toBeNull();
});

it('can do without keys that are pressed alone, and keeps that', async () => {
  const { user } = await open();
  await user.keyboard('?');
  await user.click(await screen.findByRole('switch', { name: 'Shortcuts of a single key' }));
  await user.keyboard('{Escape}?');
  expect(store.get(frameDialogAtom)).toBeNull();
  expect(localStorage.getItem('singleKeyShortcuts')).toBe('off');
  await user.keyboard('{Meta>}k{/Meta}');
  expect(store.get(frameDialogAtom)).toBe('palette');
});

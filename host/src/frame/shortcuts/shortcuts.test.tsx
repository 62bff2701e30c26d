import { initI18n } from '@backoffice/i18n';
import { store } from '@backoffice/session';
import { Dialog } from '@backoffice/ui';
import { renderPage } from '@backoffice/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { on } from '../../kernel/events';
import { messages } from '../../kernel/messages';
import { navigationAtom, type PageRoute } from '../../navigation/navigation';
import { FrameDialog } from '../shell/frame-dialog';
import { frameDialogAtom } from './shortcuts';
import { singleKeysAtom, useShortcuts } from './use-shortcuts';

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
  expect(dialog).toHaveTextContent('Export with your last choicesShift + E');
  expect(dialog).toHaveTextContent('Save and continueCtrl + Shift + Enter');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('handles keys typed right after the first rendering of the frame', async () => {
  await initI18n('en', () => {});
  await messages.load();
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  try {
    const seen = new Promise((done) => new MutationObserver(done).observe(container, { childList: true }));
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
    container.remove();
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

it('opens by a question mark on a checkbox', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Chosen' }));
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', list)).toBeVisible();
});

it('opens nothing over another dialog', async () => {
  const { user } = await open(<Frame isDialogOpen />);
  await user.keyboard('{Control>}k{/Control}?');
  expect(store.get(frameDialogAtom)).toBeNull();
  // Like a click beside the dialog: later key events do not come from inside it.
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Control>}k{/Control}?');
  expect(store.get(frameDialogAtom)).toBeNull();
});

it('can disable single-key shortcuts, and stores that', async () => {
  const { user } = await open();
  await user.keyboard('?');
  await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
  await user.keyboard('{Escape}?');
  expect(store.get(frameDialogAtom)).toBeNull();
  expect(localStorage.getItem('singleKeyShortcuts')).toBe('off');
  await user.keyboard('{Meta>}k{/Meta}');
  expect(store.get(frameDialogAtom)).toBe('palette');
});

describe('in a list', () => {
  const add = jest.fn();
  const edit = jest.fn();
  /** Called with the name of a pressed control, and whether Shift was held. */
  const press = jest.fn<void, [name: string, hasShift: boolean]>();
  const list = (
    <main>
      <Frame />
      <form role="search">
        <input aria-label="Merchant name" type="text" />
        <button data-action="add" onClick={add} type="button">
          Add
        </button>
        <button data-action="export" onClick={({ shiftKey }) => press('Export', shiftKey)} type="button">
          Export
        </button>
      </form>
      <table>
        <tbody>
          {['One', 'Two'].map((name) => (
            <tr key={name}>
              <td>
                <input
                  aria-label={`Select ${name}`}
                  onClick={({ shiftKey }) => press(name, shiftKey)}
                  type="checkbox"
                />
                <button type="button">{`Name ${name}`}</button>
                <a href={`#${name}`}>{name}</a>
                <button data-action="edit" onClick={() => edit(name)} type="button">
                  Edit
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
  const link = (name: string) => screen.getByRole('link', { name });

  beforeEach(() => {
    jest.clearAllMocks();
    store.set(singleKeysAtom, true);
  });

  it('goes from row to row by letters and arrows, back to the filter, and edits the row it is in', async () => {
    const { user } = await open(list);
    await user.keyboard('e');
    await user.keyboard('j');
    await waitFor(() => expect(link('One')).toHaveFocus());
    expect(edit).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(link('Two')).toHaveFocus());
    await user.keyboard('e');
    await waitFor(() => expect(edit.mock.calls).toEqual([['Two']]));
    await user.keyboard('k');
    await waitFor(() => expect(link('One')).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    const field = screen.getByRole('textbox', { name: 'Merchant name' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('jec');
    expect(field).toHaveValue('jec');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(link('One')).toHaveFocus());
    expect([add.mock.calls.length, edit.mock.calls.length]).toEqual([0, 1]);
  });

  it('adds a row, filters, and goes to a page by two letters', async () => {
    const opened: string[] = [];
    const stop = on('pageRequested', ({ path }) => void opened.push(path));
    store.set(navigationAtom, {
      ...store.get(navigationAtom),
      pages: [{ path: '/channel/list' } as PageRoute],
    });
    const { user } = await open(list);
    await user.keyboard('c');
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
    await user.keyboard('gm');
    await user.keyboard('gc');
    await waitFor(() => expect(opened).toEqual(['/channel/list']));
    expect(add).toHaveBeenCalledTimes(1);
    await user.keyboard('/');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Merchant name' })).toHaveFocus());
    stop();
  });

  it('selects the row at hand, up to it with Shift, and exports with Shift', async () => {
    const { user } = await open(list);
    await user.keyboard('j');
    await waitFor(() => expect(link('One')).toHaveFocus());
    await user.keyboard('xj');
    await waitFor(() => expect(link('Two')).toHaveFocus());
    await user.keyboard('{Shift>}X{/Shift}');
    await waitFor(() => expect(press).toHaveBeenCalledTimes(2));
    // Caps Lock turns the letter of Shift into a small one.
    await user.keyboard('{Shift>}e{/Shift}');
    await waitFor(() =>
      expect(press.mock.calls).toEqual([
        ['One', false],
        ['Two', true],
        ['Export', true],
      ]),
    );
    expect(edit).not.toHaveBeenCalled();
    expect(screen.getByRole('checkbox', { name: 'Select Two' })).toBeChecked();
  });

  it('ignores list keys when single-key shortcuts are off', async () => {
    store.set(singleKeysAtom, false);
    const { user } = await open(list);
    await user.keyboard('c');
    store.set(singleKeysAtom, true);
    await user.keyboard('j');
    await waitFor(() => expect(link('One')).toHaveFocus());
    expect(add).not.toHaveBeenCalled();
  });
});

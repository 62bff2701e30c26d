import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { renderUi } from '../render-ui.fixture';
import { Menu } from './menu';
import { MenuPopup } from './menu-popup';

function Page({ onSelect }: { onSelect: (key: string) => void }) {
  const [asking, setAsking] = useState(false);
  const item = (key: string, label: string) => ({ key, label, onSelect: () => onSelect(key) });
  return (
    <>
      <Menu
        items={[
          item('profile', 'Profile'),
          { ...item('docs', 'Docs'), disabled: true },
          { ...item('out', 'Sign out'), apart: true, onSelect: () => setAsking(true) },
        ]}
        label="User"
        trigger={(props) => (
          <button type="button" {...props}>
            admin
          </button>
        )}
      />
      {asking && (
        <ConfirmDialog
          confirmLabel="Yes"
          onCancel={() => setAsking(false)}
          onConfirm={() => undefined}
          title="Log out?"
        />
      )}
    </>
  );
}

it('Menu opens on demand, follows the keyboard, and closes with Esc', async () => {
  const { user } = await renderUi(<Page onSelect={jest.fn()} />);
  const button = screen.getByRole('button', { name: 'admin' });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menu', { name: 'User' })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  await user.keyboard('d');
  expect(screen.getByRole('menuitem', { name: 'Docs' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('Menu selects by Enter and click, but no disabled item', async () => {
  const onSelect = jest.fn();
  const { user } = await renderUi(<Page onSelect={onSelect} />);
  await user.click(screen.getByRole('button', { name: 'admin' }));
  await user.click(screen.getByRole('menuitem', { name: 'Docs' }));
  expect(onSelect).not.toHaveBeenCalled();
  await user.keyboard('{Home}{Enter}');
  expect(onSelect.mock.calls).toEqual([['profile']]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('Menu closes when something else is pressed', async () => {
  const { user } = await renderUi(<Page onSelect={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: 'admin' }));
  await user.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('Menu returns the focus of a dialog opened by an item to the button', async () => {
  const { user } = await renderUi(<Page onSelect={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: 'admin' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'admin' })).toHaveFocus();
});

it('Menu focuses the chosen item, or that of the current page', async () => {
  const item = (key: string) => ({ key, label: key, onSelect: jest.fn() });
  const { user } = await renderUi(
    <>
      <Menu
        items={[item('a'), { ...item('b'), current: true }]}
        label="Pages"
        side="right"
        trigger={(props) => <button {...props}>pages</button>}
      />
      <Menu
        items={[
          { ...item('c'), checked: false },
          { ...item('d'), checked: true },
        ]}
        label="Sizes"
        trigger={(props) => <button {...props}>sizes</button>}
      />
    </>,
  );
  screen.getByRole('button', { name: 'pages' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('menuitem', { name: 'b', current: 'page' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'pages' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'sizes' }));
  expect(screen.getByRole('menuitemradio', { name: 'd' })).toHaveFocus();
});

it('Menu closes when its button scrolls away, and stays at the end of a scroll that revealed it', async () => {
  const { user } = await renderUi(<Page onSelect={() => undefined} />);
  const button = screen.getByRole('button', { name: 'admin' });
  await user.click(button);
  fireEvent.scroll(document);
  expect(screen.getByRole('menu')).toBeInTheDocument();
  jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 40, 10, 10));
  fireEvent.scroll(document);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('Menu at a point closes when the clicked element scrolls away, and not on other scrolling', async () => {
  function Row() {
    const [at, setAt] = useState<{ x: number; y: number } | null>(null);
    return (
      <>
        <button onContextMenu={({ clientX: x, clientY: y }) => setAt({ x, y })} type="button">
          row
        </button>
        {at && <MenuPopup anchor={at} items={[]} label="row" onClose={() => setAt(null)} />}
      </>
    );
  }
  const { user } = await renderUi(<Row />);
  const row = screen.getByRole('button', { name: 'row' });
  await user.click(row);
  fireEvent.contextMenu(row);
  fireEvent.scroll(document);
  expect(screen.getByRole('menu')).toBeInTheDocument();
  jest.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 40, 10, 10));
  fireEvent.scroll(document);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('Menu follows its button when the window changes, and closes when the button is removed', async () => {
  const { user } = await renderUi(<Page onSelect={() => undefined} />);
  const button = screen.getByRole('button', { name: 'admin' });
  await user.click(button);
  const menu = screen.getByRole('menu');
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
  jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 40, 10, 10));
  fireEvent(window, new Event('resize'));
  expect(menu).toBeInTheDocument();
  expect(menu.style.top).toBe('54px');
  button.remove();
  fireEvent(window, new Event('resize'));
  expect(menu).not.toBeInTheDocument();
});

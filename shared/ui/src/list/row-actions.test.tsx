import { screen } from '@testing-library/react';
import { renderUi } from '../base/render-ui.fixture';
import { RowActions } from './row-actions';

const onAction = jest.fn<void, [string]>();
const action = (key: string) => ({ key, label: key, icon: '·', onAction: () => onAction(key) });

it('RowActions shows two actions and the others in a menu, the dangerous one last', async () => {
  const remove = { ...action('Delete'), dangerous: true, tooltip: 'Only from this list' };
  const { user } = await renderUi(
    <RowActions actions={[remove, action('Edit'), action('Activate'), action('Keys')]} />,
  );
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Edit',
    'Activate',
    'More actions',
  ]);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    '·Keys',
    '·DeleteOnly from this list',
  ]);
  expect(screen.getByRole('menuitem', { name: /Delete$/, description: 'Only from this list' })).toBeVisible();
  expect(screen.getByRole('separator')).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: /Delete/ }));
  expect(onAction.mock.calls).toEqual([['Delete']]);
});

it('RowActions needs no menu for two actions', async () => {
  await renderUi(<RowActions actions={[{ ...action('Delete'), dangerous: true }, action('Edit')]} />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Edit',
    'Delete',
  ]);
});

it('RowActions shows an action for the menu there, also as the only one', async () => {
  const { user } = await renderUi(<RowActions actions={[{ ...action('Bill'), inMenu: true }]} />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'More actions',
  ]);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getByRole('menuitem', { name: /Bill$/ })).toBeVisible();
});

import { act, screen, within } from '@testing-library/react';
import { admin, openRoles } from '../roles.fixture';

const names = () =>
  within(screen.getByRole('treegrid'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.getAttribute('aria-label'));

async function open() {
  const { user } = await openRoles([admin]);
  await user.click(await screen.findByRole('button', { name: 'New Role' }));
  await screen.findByRole('treegrid');
  return user;
}

it('finds pages with the groups around them, and shows when there are none', async () => {
  const user = await open();
  const search = screen.getByRole('textbox', { name: 'Search pages' });
  await user.type(search, 'ENERGY');
  expect(names()).toEqual(['Merchants', 'Energy']);
  await user.clear(search);
  await user.type(search, 'merchants');
  expect(names()).toEqual(['Merchants', 'Merchant list', 'Energy']);
  await user.clear(search);
  await user.type(search, 'ｅｎｅｒｇý');
  expect(names()).toEqual(['Merchants', 'Energy']);
  await user.clear(search);
  await user.type(search, 'zzz');
  expect(screen.getByText('No pages match')).toBeInTheDocument();
});

it('closes and opens all groups', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(names()).toEqual(['Home', 'Merchants']);
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(names()).toEqual(['Home', 'Dashboard', 'Merchants', 'Merchant list', 'Energy']);
});

it('is a single tab stop, operated by arrow keys', async () => {
  const user = await open();
  act(() => screen.getByRole('button', { name: 'Collapse all' }).focus());
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const row = screen.getByRole('row', { name: 'Merchants' });
  expect(within(row).getAllByRole('gridcell')[0]).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(row).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowRight} ');
  const edit = screen.getByRole('checkbox', { name: 'Merchant list: Edit' });
  expect(edit).toHaveFocus();
  expect(edit).toBeChecked();
  // The next row has no edit checkbox.
  await user.keyboard('{ArrowDown}');
  expect(within(screen.getByRole('row', { name: 'Energy' })).getAllByRole('gridcell')[0]).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Home}');
  expect(within(screen.getByRole('row', { name: 'Home' })).getAllByRole('gridcell')[0]).toHaveFocus();
});

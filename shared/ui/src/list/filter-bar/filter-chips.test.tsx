import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../base/render-ui.fixture';
import { FilterBar } from './filter-bar';
import type { FilterField } from './filter-field';

const on = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];
const fields: FilterField<'name' | 'status' | 'sort'>[] = [
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'select', name: 'status', label: 'Status', clearable: true, options: on, several: { alone: [] } },
  { kind: 'select', name: 'sort', label: 'Sort', options: [{ value: '-id', label: 'Latest first' }] },
];
const onSearch = jest.fn();

function List({ name = '', status = '' }) {
  const [values, setValues] = useState({ name, status, sort: '-id' });
  onSearch.mockImplementation(setValues);
  return <FilterBar fields={fields} onReset={() => {}} onSearch={onSearch} rowsAt={1} values={values} />;
}

const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);

beforeEach(() => onSearch.mockReset());

it('FilterChips show the active filters, and none for an order', async () => {
  await renderUi(<List name="abc" status="on" />);
  expect(await screen.findByRole('list', { name: 'Active filters' })).toBeVisible();
  expect(chips()).toEqual(['Name: abc', 'Status: On']);
});

it('FilterChips remove one filter and move the focus', async () => {
  const { user } = await renderUi(<List name="abc" status="on" />);
  await user.click(await screen.findByRole('button', { name: 'Remove filter Name' }));
  expect(onSearch).toHaveBeenLastCalledWith({ name: '', status: 'on', sort: '-id' }, undefined);
  expect(chips()).toEqual(['Status: On']);
  const last = screen.getByRole('button', { name: 'Remove filter Status' });
  expect(last).toHaveFocus();
  await user.click(last);
  expect(chips()).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
});

it('FilterChips remove all filters and keep the order', async () => {
  const { user } = await renderUi(<List name="abc" status="on" />);
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(onSearch.mock.calls).toEqual([[{ name: '', status: '', sort: '-id' }, undefined]]);
  expect(within(screen.getByRole('search')).getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('FilterChips name the values of a filter and remove one of them', async () => {
  const { user } = await renderUi(<List status={'on\noff'} />);
  expect((await screen.findAllByRole('listitem')).map((chip) => chip.textContent)).toEqual([
    'Status: On or Off',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove filter Status: On' }));
  expect(onSearch).toHaveBeenLastCalledWith({ name: '', status: 'off', sort: '-id' }, undefined);
  expect(chips()).toEqual(['Status: Off']);
  expect(screen.getByRole('button', { name: 'Remove filter Status' })).toHaveFocus();
});

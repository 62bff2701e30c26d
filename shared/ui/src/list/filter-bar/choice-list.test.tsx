import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../base/render-ui.fixture';
import { FilterBar } from './filter-bar';
import type { FilterField } from './filter-field';

const options = ['Active', 'Pending', 'Closed', 'Secret'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const fields: FilterField<'status'>[] = [
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    clearable: true,
    options,
    several: { alone: ['secret'] },
  },
];
const searched = jest.fn();

function List({ status = '', isMore = false }) {
  const [values, setValues] = useState({ status });
  const onSearch = (typed: { status: string }) => {
    searched(typed.status.split('\n'));
    setValues(typed);
  };
  const shown = fields.map((field) => ({ ...field, isMore }));
  return <FilterBar fields={shown} onReset={() => {}} onSearch={onSearch} rowsAt={1} values={values} />;
}

const field = () => screen.getByRole('combobox', { name: 'Status' });
const option = (name: string) => screen.getByRole('option', { name });
const box = (name: string) => option(name).querySelector('[data-box]')!;

beforeEach(() => searched.mockClear());

it('ChoiceList chooses one value by its name and closes', async () => {
  const { user } = await renderUi(<List status={'active\npending'} />);
  expect(field()).toHaveTextContent('Active or Pending');
  await user.click(field());
  expect(screen.getByRole('listbox', { name: 'Status' })).toHaveAttribute('aria-multiselectable', 'true');
  expect(screen.getAllByRole('option', { selected: true })).toEqual([option('Active'), option('Pending')]);
  await user.click(option('Closed'));
  expect(searched.mock.calls).toEqual([[['closed']]]);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  await user.click(field());
  await user.click(option('Status: all'));
  expect(searched).toHaveBeenLastCalledWith(['']);
  expect(field()).toHaveTextContent('Status: all');
});

it('ChoiceList adds and removes values by their boxes, in the order of the choice', async () => {
  const { user } = await renderUi(<List status="closed" />);
  await user.click(field());
  await user.click(box('Active'));
  expect(searched).toHaveBeenLastCalledWith(['active', 'closed']);
  expect(field()).toHaveTextContent('Active or Closed');
  await user.click(box('Closed'));
  expect(searched).toHaveBeenLastCalledWith(['active']);
  expect(screen.getByRole('listbox')).toBeVisible();
});

it('ChoiceList is set by keys', async () => {
  const { user } = await renderUi(<List />);
  field().focus();
  await user.keyboard('{ArrowDown}');
  expect(option('Status: all')).toHaveFocus();
  await user.keyboard('p ');
  expect(searched).toHaveBeenLastCalledWith(['pending']);
  expect(option('Pending')).toHaveFocus();
  await user.keyboard('{ArrowDown} ');
  expect(searched).toHaveBeenLastCalledWith(['pending', 'closed']);
  expect(option('Closed')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(searched).toHaveBeenLastCalledWith(['pending']);
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('ChoiceList does not combine a value that stands alone', async () => {
  const { user } = await renderUi(<List status={'active\npending'} />);
  await user.click(field());
  await user.click(box('Secret'));
  expect(searched).toHaveBeenLastCalledWith(['secret']);
  await user.click(box('Closed'));
  expect(searched).toHaveBeenLastCalledWith(['closed']);
});

it('ChoiceList keeps the popover of further filters open until it is closed itself', async () => {
  const { user } = await renderUi(<List isMore status="active" />);
  await user.click(screen.getByRole('button', { name: 'More filters 1' }));
  const popover = await screen.findByRole('group', { name: 'More filters' });
  expect(within(popover).getByRole('combobox', { name: 'Status' })).toHaveFocus();
  await user.click(field());
  await user.click(box('Pending'));
  expect(searched).toHaveBeenLastCalledWith(['active', 'pending']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(popover).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(popover).not.toBeInTheDocument();
});

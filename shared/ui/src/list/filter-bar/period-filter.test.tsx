import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../base/render-ui.fixture';
import { FilterBar } from './filter-bar';
import type { FilterField, FilterValues } from './filter-field';

type Name = 'from' | 'to' | 'within';

const fields: FilterField<Name>[] = [
  { kind: 'date', name: 'from', label: 'From' },
  { kind: 'date', name: 'to', label: 'Until' },
  {
    kind: 'select',
    name: 'within',
    label: 'Period',
    clearable: true,
    options: [
      { value: 'today', label: 'Today' },
      { value: 'last-month', label: 'Last month' },
    ],
    days: ['from', 'to'],
  },
];
const searched = jest.fn();

function List({ at }: { at: FilterValues<Name> }) {
  const [values, setValues] = useState(at);
  const onSearch = (typed: FilterValues<Name>) => {
    searched(typed);
    setValues(typed);
  };
  return <FilterBar fields={fields} onReset={() => {}} onSearch={onSearch} rowsAt={1} values={values} />;
}

const none = { from: '', to: '', within: '' };
const field = () => screen.getByRole('button', { name: /^Period/ });

async function openDays(at: Partial<FilterValues<Name>> = {}) {
  const { user } = await renderUi(<List at={{ ...none, ...at }} />);
  await user.click(field());
  await user.click(await screen.findByRole('menuitemradio', { name: 'Custom range…' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Period' })) };
}

beforeEach(() => searched.mockClear());

it('PeriodFilter shows the period in one field and offers others', async () => {
  const { user } = await renderUi(<List at={{ ...none, from: '2026-03-04', to: '2026-03-05' }} />);
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  expect(field()).toHaveAccessibleName('Period: 2026/03/04 – 2026/03/05');
  await user.click(field());
  await user.click(await screen.findByRole('menuitemradio', { name: 'Last month' }));
  expect(searched).toHaveBeenLastCalledWith({ ...none, within: 'last-month' });
  expect(field()).toHaveAccessibleName('Period: Last month');
  await user.click(field());
  expect(await screen.findByRole('menuitemradio', { name: 'Last month', checked: true })).toHaveFocus();
  await user.click(await screen.findByRole('menuitemradio', { name: 'Period: all' }));
  expect(searched).toHaveBeenLastCalledWith(none);
});

it('PeriodFilter replaces a period by two days chosen in the calendar by keyboard', async () => {
  const { user, dialog } = await openDays({ within: 'today', from: '2026-02-27' });
  const day = (name: string) => dialog.getByRole('button', { name });
  day('Friday, February 27, 2026').focus();
  await user.keyboard('{ArrowDown}{Home}{ArrowRight}');
  expect(day('Monday, March 2, 2026')).toHaveFocus();
  await user.keyboard('{Enter}{PageDown}{End}');
  expect(day('Saturday, April 4, 2026')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(dialog.getByRole('textbox', { name: 'From' })).toHaveValue('2026/03/02');
  expect(dialog.getByRole('textbox', { name: 'Until' })).toHaveValue('2026/04/04');
  expect(dialog.getAllByRole('gridcell', { selected: true })).toHaveLength(7);
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(searched.mock.calls).toEqual([[{ from: '2026-03-02', to: '2026-04-04', within: '' }]]);
  expect(field()).toHaveFocus();
});

it('PeriodFilter accepts typed days, and shows which are invalid', async () => {
  const { user, dialog } = await openDays();
  await user.type(dialog.getByRole('textbox', { name: 'From' }), '2026/3/5{Enter}');
  expect(searched).toHaveBeenLastCalledWith({ ...none, from: '2026-03-05' });
  expect(field()).toHaveAccessibleName('Period: 2026/03/05 –');
  await user.click(field());
  await user.click(await screen.findByRole('menuitemradio', { name: 'Custom range…' }));
  const again = within(await screen.findByRole('dialog', { name: 'Period' }));
  await user.type(again.getByRole('textbox', { name: 'Until' }), '2026/02/30{Enter}');
  expect(again.getByText(/^Enter a date such as/)).toBeVisible();
  await user.clear(again.getByRole('textbox', { name: 'Until' }));
  await user.type(again.getByRole('textbox', { name: 'Until' }), '2026/3/4{Enter}');
  expect(again.getByText('The end date must not be before the start date')).toBeVisible();
  expect(searched).toHaveBeenCalledTimes(1);
});

import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../base/render-ui.fixture';
import { FilterBar } from './filter-bar';
import type { FilterField, FilterValues } from './filter-field';
import { useTypedFilters } from './use-typed-filters';

type Name = 'name' | 'id' | 'status';

const fields: FilterField<Name>[] = [
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'text', name: 'id', label: 'ID' },
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    clearable: true,
    options: [{ value: 'on', label: 'On' }],
  },
];
const none: FilterValues<Name> = { name: '', id: '', status: '' };
const searched = jest.fn();
let show: (values: FilterValues<Name>) => void;

/** A list that trims names and accepts only digits as an id. */
function List() {
  const [values, setValues] = useState(none);
  show = setValues;
  return (
    <FilterBar
      fields={fields}
      onReset={() => setValues(none)}
      onSearch={(typed, options) => {
        searched(typed, options);
        setValues({ ...typed, name: typed.name.trim(), id: /^\d+$/.test(typed.id) ? typed.id : '' });
      }}
      rowsAt={1}
      values={values}
    />
  );
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function openList() {
  const view = await renderUi(<List />, userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
  await pause(0);
  return view;
}

beforeEach(() => {
  jest.useFakeTimers();
  searched.mockClear();
});
afterEach(() => jest.useRealTimers());

it('SearchAsTyped searches 250 ms after the last key, replacing the previous history entry', async () => {
  const { user } = await openList();
  await user.type(field('Name'), 'ab');
  await pause(200);
  await user.type(field('Name'), 'c');
  await pause(249);
  expect(searched).not.toHaveBeenCalled();
  await pause(1);
  expect(searched.mock.calls).toEqual([[{ ...none, name: 'abc' }, { replace: true }]]);
  await pause(1000);
  expect(searched).toHaveBeenCalledTimes(1);
});

it('SearchAsTyped uses the search field for several fields, which is above the others if there is room', async () => {
  const several: FilterField<Name>[] = [{ kind: 'search', name: 'id', label: 'Name or ID' }, fields[0]!];
  const { user } = await renderUi(
    <FilterBar
      fields={several}
      onReset={() => {}}
      onSearch={searched}
      rowsAt={1}
      tabs={{ of: 'status', totals: async () => ({}) }}
      values={none}
    />,
    userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  );
  await pause(0);
  expect(
    screen.getAllByRole('textbox').map((input) => input.ariaLabel ?? input.getAttribute('aria-label')),
  ).toEqual(['Name or ID', 'Name']);
  await user.type(field('Name or ID'), 'ab');
  await pause(250);
  expect(searched.mock.calls).toEqual([[{ ...none, id: 'ab' }, { replace: true }]]);
});

it('SearchAsTyped searches at once on Enter, and not again', async () => {
  const { user } = await openList();
  await user.type(field('Name'), 'abc{Enter}');
  expect(searched.mock.calls).toEqual([[{ ...none, name: 'abc' }, undefined]]);
  await pause(1000);
  expect(searched).toHaveBeenCalledTimes(1);
});

it('SearchAsTyped keeps typed blanks, incomplete values, and text typed beside a choice', async () => {
  const { user } = await openList();
  await user.type(field('Name'), 'a ');
  await pause(250);
  expect(field('Name')).toHaveValue('a ');
  await user.type(field('Name'), 'b');
  await pause(250);
  expect(searched).toHaveBeenLastCalledWith({ ...none, name: 'a b' }, { replace: true });
  await user.type(field('ID'), '12');
  await pause(250);
  await user.type(field('ID'), 'x');
  await pause(250);
  expect(field('ID')).toHaveValue('12x');
  await user.type(field('Name'), 'c');
  act(() => show({ name: 'a b', id: '', status: 'on' }));
  expect(field('Name')).toHaveValue('a bc');
  await pause(250);
  expect(searched).toHaveBeenLastCalledWith({ name: 'a bc', id: '12x', status: 'on' }, { replace: true });
});

it('SearchAsTyped follows the list when the browser goes back', async () => {
  const { user } = await openList();
  await user.type(field('Name'), 'abc');
  await pause(250);
  act(() => show(none));
  expect(field('Name')).toHaveValue('');
  act(() => show({ ...none, name: 'old' }));
  expect(field('Name')).toHaveValue('old');
  act(() => show({ ...none, name: 'abc' }));
  expect(field('Name')).toHaveValue('abc');
  await pause(1000);
  expect(searched).toHaveBeenCalledTimes(1);
});

it('SearchAsTyped waits while an input method composes', async () => {
  await openList();
  fireEvent.compositionStart(field('Name'));
  fireEvent.change(field('Name'), { target: { value: 'wang' } });
  await pause(1000);
  expect(searched).not.toHaveBeenCalled();
  fireEvent.change(field('Name'), { target: { value: '王' } });
  fireEvent.compositionEnd(field('Name'));
  await pause(250);
  expect(searched.mock.calls).toEqual([[{ ...none, name: '王' }, { replace: true }]]);
});

it('SearchAsTyped waits while an input method composes that began before the first rows', async () => {
  await renderUi(<List />);
  fireEvent.compositionStart(field('Name'));
  await pause(0);
  fireEvent.change(field('Name'), { target: { value: 'wang' } });
  await pause(1000);
  expect(searched).not.toHaveBeenCalled();
});

it('useTypedFilters cancels the search after a pause when something is chosen before', async () => {
  const { result } = renderHook(() => useTypedFilters({ fields, values: none, onSearch: searched }));
  act(() => {
    result.current.searchLater({ ...none, name: 'abc' }, 250);
    result.current.search({ ...none, name: 'abc', status: 'on' });
  });
  await pause(250);
  expect(searched.mock.calls).toEqual([[{ ...none, name: 'abc', status: 'on' }, undefined]]);
});

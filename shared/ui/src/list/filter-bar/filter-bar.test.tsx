import { act, screen } from '@testing-library/react';
import { renderUi } from '../../base/render-ui.fixture';
import { FilterBar } from './filter-bar';
import type { FilterField } from './filter-field';

const fields: FilterField<'name' | 'status'>[] = [
  { kind: 'text', name: 'name', label: 'Merchant name', maxLength: 32 },
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    clearable: true,
    options: [{ value: 'active', label: 'Active' }],
  },
];
const onSearch = jest.fn();
const onReset = jest.fn();
const bar = (values = { name: '', status: '' }) => (
  <FilterBar fields={fields} onReset={onReset} onSearch={onSearch} values={values} />
);
const name = () => screen.getByRole('textbox', { name: 'Merchant name' });

beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.restoreAllMocks());

it('searches by Enter and by the button, with all that was typed', async () => {
  const { user } = await renderUi(bar());
  await user.type(name(), 'abc{Enter}');
  expect(onSearch.mock.calls).toEqual([[{ name: 'abc', status: '' }, undefined]]);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch).toHaveBeenCalledTimes(2);
});

it('keeps the browser from filling a filter in', async () => {
  await renderUi(bar());
  expect(name()).toHaveAttribute('autocomplete', 'off');
});

it('searches at once when another option is chosen, and can let go of it', async () => {
  const { user } = await renderUi(bar());
  await user.type(name(), 'abc');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
  expect(onSearch).toHaveBeenLastCalledWith({ name: 'abc', status: 'active' }, undefined);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Status: all');
  expect(onSearch).toHaveBeenLastCalledWith({ name: 'abc', status: '' }, undefined);
});

it('clears a field from inside of it', async () => {
  const { user } = await renderUi(bar({ name: 'abc', status: '' }));
  await user.click(screen.getByRole('button', { name: 'Clear Merchant name' }));
  expect(name()).toHaveValue('');
  expect(name()).toHaveFocus();
  expect(onSearch).not.toHaveBeenCalled();
});

it('resets what was typed but not yet searched too', async () => {
  const { user } = await renderUi(bar());
  await user.type(name(), 'abc');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onReset).toHaveBeenCalledTimes(1);
  expect(name()).toHaveValue('');
});

it('follows the list, as when the browser goes back', async () => {
  const { rerender } = await renderUi(bar());
  rerender(bar({ name: 'old', status: 'active' }));
  expect(name()).toHaveValue('old');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active');
});

it('is folded beside a panel, where the list has no room for it', async () => {
  const observer = { observe() {}, unobserve() {}, disconnect() {} };
  const observe = jest.spyOn(window, 'ResizeObserver').mockImplementation(function () {
    return observer;
  });
  await renderUi(bar());
  expect(name()).toBeVisible();
  const notifyObserver = observe.mock.calls[0]![0];
  const width = (px: number) => [{ contentRect: { width: px } }] as unknown as ResizeObserverEntry[];
  act(() => notifyObserver(width(640), {} as ResizeObserver));
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  act(() => notifyObserver(width(0), {} as ResizeObserver));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  act(() => notifyObserver(width(1000), {} as ResizeObserver));
  expect(name()).toBeVisible();
});

it('is folded where the window is narrow, and says how many filters are in force', async () => {
  const matches = { matches: true, addEventListener() {}, removeEventListener() {} };
  jest.spyOn(window, 'matchMedia').mockReturnValue(matches as unknown as MediaQueryList);
  const { user, rerender } = await renderUi(bar());
  const fold = screen.getByRole('button', { name: 'Filters' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await user.type(name(), 'abc{Enter}');
  expect(onSearch).toHaveBeenCalledWith({ name: 'abc', status: '' }, undefined);
  rerender(bar({ name: 'abc', status: 'active' }));
  expect(fold).toHaveAccessibleName('Filters 2');
  await user.click(fold);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('offers no search where there is nothing to search by', async () => {
  await renderUi(
    <FilterBar
      actions={<button>Add</button>}
      fields={[]}
      onReset={onReset}
      onSearch={onSearch}
      values={{}}
    />,
  );
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Add' })]);
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

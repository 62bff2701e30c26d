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

it('FilterBar searches by Enter and by button, with all typed values', async () => {
  const { user } = await renderUi(bar());
  await user.type(name(), 'abc{Enter}');
  expect(onSearch.mock.calls).toEqual([[{ name: 'abc', status: '' }, undefined]]);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch).toHaveBeenCalledTimes(2);
});

it('FilterBar disables autofill', async () => {
  await renderUi(bar());
  expect(name()).toHaveAttribute('autocomplete', 'off');
});

it('FilterBar searches at once when another option is chosen or removed', async () => {
  const { user } = await renderUi(bar());
  await user.type(name(), 'abc');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
  expect(onSearch).toHaveBeenLastCalledWith({ name: 'abc', status: 'active' }, undefined);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Status: all');
  expect(onSearch).toHaveBeenLastCalledWith({ name: 'abc', status: '' }, undefined);
});

it('FilterBar clears a field by its button', async () => {
  const { user } = await renderUi(bar({ name: 'abc', status: '' }));
  await user.click(screen.getByRole('button', { name: 'Clear Merchant name' }));
  expect(name()).toHaveValue('');
  expect(name()).toHaveFocus();
  expect(onSearch).not.toHaveBeenCalled();
});

it('FilterBar resets typed values that were not searched', async () => {
  const { user } = await renderUi(bar());
  await user.type(name(), 'abc');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onReset).toHaveBeenCalledTimes(1);
  expect(name()).toHaveValue('');
});

it('FilterBar follows the list when the browser goes back', async () => {
  const { rerender } = await renderUi(bar());
  rerender(bar({ name: 'old', status: 'active' }));
  expect(name()).toHaveValue('old');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active');
});

it('FilterBar folds beside a panel when there is no room', async () => {
  const observer = { observe() {}, unobserve() {}, disconnect() {} };
  const observe = jest.spyOn(window, 'ResizeObserver').mockImplementation(function () {
    return observer;
  });
  await renderUi(bar());
  expect(name()).toBeVisible();
  const notifyObserver = observe.mock.calls[0]![0];
  const width = (px: number) => [{ contentRect: { width: px } }] as unknown as ResizeObserverEntry[];
  act(() => notifyObserver(width(480), {} as ResizeObserver));
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  act(() => notifyObserver(width(0), {} as ResizeObserver));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  act(() => notifyObserver(width(1000), {} as ResizeObserver));
  expect(name()).toBeVisible();
});

it('FilterBar folds in a narrow window and shows the number of active filters', async () => {
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

it('FilterBar keeps further filters in a popover that Escape and a press outside close', async () => {
  const further: FilterField<'name' | 'status'>[] = [fields[0]!, { ...fields[1]!, isMore: true }];
  const { user } = await renderUi(
    <FilterBar
      fields={further}
      onReset={onReset}
      onSearch={onSearch}
      rowsAt={1}
      values={{ name: 'abc', status: 'active' }}
    />,
  );
  const opener = screen.getByRole('button', { name: 'More filters 1' });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(opener);
  const popover = await screen.findByRole('group', { name: 'More filters' });
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveFocus();
  expect(popover).not.toContainElement(name());
  await user.keyboard('{Escape}');
  expect(popover).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await user.click(opener);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Status: all');
  expect(onSearch).toHaveBeenCalledWith({ name: 'abc', status: '' }, undefined);
  await user.click(document.body);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('FilterBar has no search form without fields', async () => {
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

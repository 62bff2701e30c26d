import { act, screen, waitFor, within } from '@testing-library/react';
import { Fragment } from 'react';
import { MainWidthContext } from '../../base/main-width';
import { renderUi } from '../../base/render-ui.fixture';
import type { Column } from './column';
import { DataTable, type DataTableProps } from './data-table';

interface Row {
  id: number;
  name: string;
}

const cellOfName = jest.fn((row: Row) => row.name);
const columns: Column<Row>[] = [
  { key: 'id', header: 'ID', width: 80, cell: (row) => row.id, sortable: true, align: 'end' },
  { key: 'name', header: 'Name', width: 200, cell: cellOfName },
];
const rows: Row[] = [
  { id: 1, name: 'One' },
  { id: 2, name: 'Two' },
];
const table = (props: Partial<DataTableProps<Row>>) => (
  <DataTable
    caption="Merchants"
    columns={columns}
    rowKey={(row) => row.id}
    rows={rows}
    state="rows"
    {...props}
  />
);
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);

it('DataTable shows rows below named headers', async () => {
  await renderUi(table({}));
  expect(screen.getByRole('table', { name: 'Merchants' })).toHaveAttribute('aria-busy', 'false');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['ID', 'Name']);
  expect(names()).toEqual(['One', 'Two']);
});

it('DataTable explains a header, also for keyboard users', async () => {
  const help = 'Who is meant.';
  const { user } = await renderUi(
    table({ columns: columns.map((column) => (column.key === 'name' ? { ...column, help } : column)) }),
  );
  await user.tab();
  await user.tab();
  const header = screen.getByRole('button', { name: 'Name' });
  expect(header).toHaveFocus();
  expect(header).toHaveAttribute('aria-description', `Name\n${help}`);
  expect(await screen.findByText(/Who is meant/)).toBeVisible();
});

it('DataTable lays out at once for its expected width', async () => {
  const scrolled = () => screen.queryByRole('group', { name: 'Merchants' });
  const inPage = (width: number) => (
    <MainWidthContext value={() => width}>
      <Fragment key={width}>{table({})}</Fragment>
    </MainWidthContext>
  );
  // Both columns, and the space that page and frame take beside them.
  const { rerender } = await renderUi(inPage(330));
  expect(scrolled()).not.toBeInTheDocument();
  rerender(inPage(329));
  expect(scrolled()).toBeInTheDocument();
});

it('DataTable fills columns out of sight after the first paint', async () => {
  const far: Column<Row> = { key: 'far', header: 'Far', width: 300, cell: ({ id }) => `Far ${id}` };
  const actions: Column<Row> = { key: 'do', header: 'Do', width: 80, cell: () => 'Edit', pinned: 'end' };
  await renderUi(
    <MainWidthContext value={() => 410}>{table({ columns: [...columns, far, actions] })}</MainWidthContext>,
  );
  expect(screen.getAllByText('Edit')).toHaveLength(2);
  expect(screen.getByText('One')).toBeInTheDocument();
  expect(screen.queryByText('Far 1')).not.toBeInTheDocument();
  expect(await screen.findByText('Far 1')).toBeInTheDocument();
  expect(screen.getByText('Far 2')).toBeInTheDocument();
});

it('DataTable shows the order and requests the other one', async () => {
  const onSort = jest.fn();
  const { user, rerender } = await renderUi(table({ onSort, sort: { key: 'id', direction: 'ascending' } }));
  expect(screen.getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
  await user.click(screen.getByRole('button', { name: 'ID' }));
  rerender(table({ onSort, sort: { key: 'id', direction: 'descending' } }));
  expect(screen.getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'descending');
  await user.keyboard('{Enter}');
  expect(onSort.mock.calls).toEqual([
    [{ key: 'id', direction: 'descending' }],
    [{ key: 'id', direction: 'ascending' }],
  ]);
});

it('DataTable does not render unchanged rows again', async () => {
  const { rerender } = await renderUi(table({}));
  cellOfName.mockClear();
  rerender(table({ rows: rows.with(1, { id: 2, name: 'Other' }) }));
  expect(cellOfName.mock.calls.map(([row]) => row.id)).toEqual([2]);
});

it('DataTable does not render cells of unchanged columns again', async () => {
  const { rerender } = await renderUi(table({}));
  cellOfName.mockClear();
  rerender(table({ columns: columns.with(0, { ...columns[0]!, cell: ({ id }) => `No. ${id}` }) }));
  expect(screen.getByRole('cell', { name: 'No. 2' })).toBeVisible();
  expect(cellOfName).not.toHaveBeenCalled();
});

it('DataTable shows placeholder rows, hidden from screen readers, while loading', async () => {
  const { container } = await renderUi(table({ rows: [], state: 'loading', skeletonRows: 20 }));
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(1);
  await waitFor(() => expect(container.querySelectorAll('tbody tr[aria-hidden="true"]')).toHaveLength(20));
});

it('DataTable with its own scrollbar scrolls to the top within 800 ms when other rows come', async () => {
  const { rerender } = await renderUi(<MainWidthContext value={() => 200}>{table({})}</MainWidthContext>);
  const scroller = screen.getByRole('group', { name: 'Merchants' });
  scroller.scrollTop = 1000;
  jest.useFakeTimers();
  rerender(
    <MainWidthContext value={() => 200}>
      {table({ rows: rows.map(({ id, name }) => ({ id: id + 20, name })) })}
    </MainWidthContext>,
  );
  expect(scroller.scrollTop).toBe(1000);
  act(() => {
    jest.advanceTimersByTime(400);
  });
  expect(scroller.scrollTop).toBeGreaterThan(300);
  expect(scroller.scrollTop).toBeLessThan(700);
  act(() => {
    jest.advanceTimersByTime(440);
  });
  expect(scroller.scrollTop).toBe(0);
  jest.useRealTimers();
});

it('DataTable keeps the rows while they are loaded again', async () => {
  await renderUi(table({ state: 'loading' }));
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  expect(names()).toEqual(['One', 'Two']);
});

it('DataTable describes an empty list and offers an action', async () => {
  await renderUi(
    table({
      rows: [],
      state: 'empty',
      empty: { title: 'No merchants yet', action: <button type="button">Add</button> },
    }),
  );
  expect(screen.getByText('No merchants yet')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument();
});

it('DataTable names the filters without results and resets them', async () => {
  const onReset = jest.fn();
  const { user } = await renderUi(
    table({
      rows: [],
      state: 'nothing-found',
      nothingFound: { filters: ['Name: abc', 'Status: Active'], onReset },
    }),
  );
  expect(
    screen.getByText('No records match Name: abc and Status: Active. Change or clear the filters.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(onReset).toHaveBeenCalledTimes(1);
});

it('DataTable shows a failure without stale rows, and retries', async () => {
  const onRetry = jest.fn();
  const { user } = await renderUi(table({ state: 'error', error: { requestId: 'r-1', onRetry } }));
  expect(screen.getByRole('alert')).toHaveTextContent('Could not load the listRequest ID r-1');
  expect(screen.queryByText('One')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('DataTable makes rows inert that will be replaced', async () => {
  const { rerender } = await renderUi(table({ state: 'loading', outdated: 'replaced' }));
  expect(screen.getByText('One').closest('tbody')).toHaveAttribute('inert');
  rerender(table({}));
  expect(screen.getByText('One').closest('tbody')).not.toHaveAttribute('inert');
});

it('DataTable keeps rows that could not be read again below a message, and retries', async () => {
  const onRetry = jest.fn();
  const error = { title: 'Not loaded', body: 'No answer', onRetry };
  const { user } = await renderUi(table({ outdated: 'failed', error }));
  expect(names()).toEqual(['One', 'Two']);
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded: No answer');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('DataTable shows that the permission is missing', async () => {
  await renderUi(table({ state: 'no-permission' }));
  expect(screen.getByText('No permission')).toBeInTheDocument();
  expect(screen.queryByText('One')).not.toBeInTheDocument();
});

it('DataTable keeps the roles of rows and cells as cards', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: true,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  await renderUi(table({}));
  const [cell] = screen.getAllByRole('cell');
  expect(cell).toHaveAttribute('role', 'cell');
  expect(cell).toHaveAttribute('data-header', 'ID');
  jest.restoreAllMocks();
});

it('DataTable adds a heading over each group of rows', async () => {
  const groups = { of: (row: Row) => row.name[0]!, heading: (row: Row) => `With ${row.name[0]}` };
  await renderUi(table({ groups, rows: [...rows, { id: 3, name: 'Three' }] }));
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'IDName',
    'With O',
    '1One',
    'With T',
    '2Two',
    '3Three',
  ]);
});

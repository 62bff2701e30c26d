import type { Column } from '@backoffice/ui/list';
import { columnsBesidePanel } from './use-columns-beside-panel';

const column = (key: string, values: Partial<Column<unknown>> = {}): Column<unknown> => ({
  key,
  header: key,
  width: 100,
  cell: () => key,
  ...values,
});
const keysOf = (columns: Column<unknown>[]) => columnsBesidePanel(columns).map(({ key }) => key);

test('columnsBesidePanel puts name and status first and leaves out the id', () => {
  const columns = [
    column('id'),
    column('number'),
    column('name', { isTitle: true }),
    column('created'),
    column('status', { inCard: 'beside-title' }),
    column('actions', { pinned: 'end' }),
  ];
  expect(keysOf(columns)).toEqual(['name', 'status', 'number', 'created', 'actions']);
  expect(columnsBesidePanel(columns)[0]!.width).toBe(132);
});

test('columnsBesidePanel changes nothing where no column names the row', () => {
  expect(keysOf([column('id'), column('code')])).toEqual(['id', 'code']);
});

import { download } from './download';
import { exportList } from './export-list';

jest.mock('./download');

const files: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  files.length = 0;
  jest.mocked(download).mockImplementation((blob, name) => files.push({ name, blob }));
});

const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));
const request = {
  columns: [{ header: 'id', value: ({ id }: { id: number }) => id }],
  shown: ids(7, 2),
  format: 'csv' as const,
  fileName: 'rows',
  signal: new AbortController().signal,
  onProgress: () => {},
};
const linesOf = async ({ blob }: { blob: Blob }) =>
  (await blob.text()).replace('\uFEFF', '').trim().split(/\r?\n/);

it('reads all rows, a thousand at a time, until there are no more', async () => {
  const readPage = jest.fn(({ page }: { page: number }) =>
    Promise.resolve({ items: page === 3 ? ids(2001, 1) : ids((page - 1) * 1000 + 1, 1000), total: 2001 }),
  );
  await exportList({ ...request, scope: 'all', readPage });
  expect(readPage.mock.calls.map(([part]) => part)).toEqual([1, 2, 3].map((page) => ({ page, limit: 1000 })));
  expect(files[0]!.name).toBe('rows.csv');
  expect(await linesOf(files[0]!)).toHaveLength(2002);
});

it('ends when rows were deleted meanwhile', async () => {
  const readPage = jest.fn(({ page }: { page: number }) =>
    Promise.resolve({ items: page === 1 ? ids(1, 1000) : [], total: 5000 }),
  );
  await exportList({ ...request, scope: 'all', readPage });
  expect(readPage).toHaveBeenCalledTimes(2);
});

it('makes no calls for the rows on screen', async () => {
  const readPage = jest.fn();
  await exportList({ ...request, scope: 'page', readPage });
  expect(readPage).not.toHaveBeenCalled();
  expect(await linesOf(files[0]!)).toEqual(['id', '7', '8']);
});

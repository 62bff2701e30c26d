import { workInPage } from '@backoffice/spreadsheet/work-in-page';
import { renderPage } from '@backoffice/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { messages, Page } from './excel-upload';

const csv = 'name,amount\r\nNorthern Lights,12\r\n=1+1,-3\r\n';
const fileOf = (name: string, content: string = csv) => new File([content], name);
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: 'Spreadsheet file' }), { dataTransfer: { files } });
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

beforeEach(() => workInPage());

it.each(['sales.csv', 'SALES.CSV'])('shows %s as a table', async (name) => {
  await renderPage(<Page />, { messages });
  drop(fileOf(name));
  expect(await screen.findByText(`${name}: 2 rows`)).toBeInTheDocument();
  expect(rows()).toEqual([
    ['name', 'amount'],
    ['Northern Lights', '12'],
    ['=1+1', '-3'],
  ]);
});

it.each([
  ['two files', [fileOf('a.csv'), fileOf('b.csv')], 'Only support uploading one file!'],
  ['another suffix', [fileOf('a.txt')], 'Only supports upload .xlsx, .xls, .csv suffix files'],
  [
    'a megabyte',
    [fileOf('a.csv', 'x'.repeat(2 ** 20))],
    'Please do not upload files larger than 1m in size.',
  ],
  ['a workbook in name only', [fileOf('a.xlsx')], /damaged, protected, or does not match its extension/],
  ['a header alone', [fileOf('a.csv', 'name,amount\r\n')], 'The file has no rows below the column names.'],
])('refuses %s and keeps the shown table', async (_what, files, message) => {
  await renderPage(<Page />, { messages });
  drop(fileOf('good.csv'));
  await screen.findByText('good.csv: 2 rows');
  drop(...files);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(rows()).toHaveLength(3);
  drop(fileOf('good.csv'));
  await screen.findByText('good.csv: 2 rows');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('accepts a file just under a megabyte', async () => {
  await renderPage(<Page />, { messages });
  drop(fileOf('big.csv', `name\r\n${'x'.repeat(2 ** 20 - 7)}`));
  expect(await screen.findByText('big.csv: 1 row')).toBeInTheDocument();
});

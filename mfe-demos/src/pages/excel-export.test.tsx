import { renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import * as articles from '../features/documents/file/article-table';
import { messages, Page } from './excel-export';

jest.mock('../features/documents/file/article-table', () => ({
  __esModule: true,
  ...jest.requireActual<typeof articles>('../features/documents/file/article-table'),
  fileOfArticles: jest.fn(() => new Promise(() => undefined)),
}));

it('fits the columns of a workbook unless switched off', async () => {
  const { user } = await renderPage(<Page />, { messages });
  const fit = screen.getByRole('checkbox', { name: 'Fit columns to content' });
  expect(fit).toBeChecked();
  await user.click(fit);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(articles.fileOfArticles).toHaveBeenCalledWith(expect.anything(), {
    format: 'xlsx',
    fitsColumns: false,
  });
});

it('offers fitted columns for workbooks only', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(screen.getByRole('radio', { name: 'csv' }));
  expect(screen.getByRole('checkbox', { name: 'Fit columns to content' })).toBeDisabled();
});

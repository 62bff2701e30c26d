import { renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { messages, Page } from './excel-export-selected';

const row = (title: string) => screen.getByRole('checkbox', { name: `Select “${title}”` });
const all = () => screen.getByRole('checkbox', { name: 'Select all' });
const exportThem = () => screen.getByRole('button', { name: 'Export selected items' });

it('asks for at least one item', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(exportThem());
  expect(await screen.findByText('Please select at least one item')).toBeInTheDocument();
});

it('selects rows one by one and all together, and says how many', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(row('结算文件操作指南'));
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  expect(all()).toBePartiallyChecked();
  await user.click(all());
  expect(screen.getByText('24 selected')).toBeInTheDocument();
  await user.click(all());
  expect(row('结算文件操作指南')).not.toBeChecked();
});

import { renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { messages, Page } from './table-dynamic';

const headersIn = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('columnheader')
    .map((header) => header.textContent);
const check = (section: string, name: string) =>
  within(screen.getByRole('region', { name: section })).getByRole('checkbox', { name });

const fixed = 'Columns in fixed order';
const chosen = 'Columns in order of selection';

it('shows the chosen columns in a fixed order', async () => {
  const { user } = await renderPage(<Page />, { messages });
  expect(headersIn(fixed)).toEqual(['Market', 'Apple', 'Banana']);
  await user.click(check(fixed, 'Apple'));
  await user.click(check(fixed, 'Orange'));
  await user.click(check(fixed, 'Apple'));
  expect(headersIn(fixed)).toEqual(['Market', 'Apple', 'Banana', 'Orange']);
});

it('shows what was chosen last at the end', async () => {
  const { user } = await renderPage(<Page />, { messages });
  await user.click(check(chosen, 'Apple'));
  await user.click(check(chosen, 'Orange'));
  await user.click(check(chosen, 'Apple'));
  expect(headersIn(chosen)).toEqual(['Market', 'Banana', 'Orange', 'Apple']);
  expect(headersIn(fixed)).toEqual(['Market', 'Apple', 'Banana']);
});

import { renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { messages, Page } from './language';

it('switches texts, numbers and percentages in place, with a notice', async () => {
  const { user } = await renderPage(<Page />, { messages });
  expect(screen.getByText('1,234,567.89', { selector: 'dd' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Español' }));
  expect(await screen.findByText('Idioma cambiado')).toBeInTheDocument();
  expect(screen.getByText('1.234.567,89', { selector: 'dd' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'es');
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByText('Switch Language Success')).toBeInTheDocument();
});

it('formats calendar, money and table by language, including the first day of the week', async () => {
  const { user } = await renderPage(<Page />, { messages });
  const weekdays = () =>
    within(screen.getByRole('grid'))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  expect(weekdays()).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await user.click(screen.getByRole('button', { name: 'Thursday, December 3, 2026' }));
  expect(screen.getByText('Selected: Thursday, December 3, 2026')).toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: 'Español' }));
  expect(await screen.findByText('Seleccionado: jueves, 3 de diciembre de 2026')).toBeInTheDocument();
  expect(weekdays()[0]).toBe('lun');
  expect(screen.getByRole('cell', { name: '4 de noviembre de 2026' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: /^12\.480,50\s€$/ })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveDisplayValue('Liquidado');
});

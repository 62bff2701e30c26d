import { renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { messages, Page } from './language';

it('switches texts, numbers and shares in place, and says so', async () => {
  const { user } = await renderPage(<Page />, { messages });
  expect(screen.getByText('1,234,567.89', { selector: 'dd' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Español' }));
  expect(await screen.findByText('Idioma cambiado')).toBeInTheDocument();
  expect(screen.getByText('1.234.567,89', { selector: 'dd' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'es');
  await user.click(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByText('Switch Language Success')).toBeInTheDocument();
});

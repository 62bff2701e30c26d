import { renderPage } from '@backoffice/testing';
import { act, screen } from '@testing-library/react';
import { messages, Page } from './pdf-download';

jest.mock('@backoffice/print-frame', () => ({
  PrintFrame: ({ title }: { title: string }) => <p>Printing {title}</p>,
}));

afterEach(() => jest.useRealTimers());

it('shows an article and prints it after three seconds', async () => {
  const shown = renderPage(<Page />, { messages });
  jest.useFakeTimers();
  await shown;
  expect(screen.getByRole('article')).toHaveTextContent('Four steps');
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.queryByText(/^Printing/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Printing How a payment travels to its merchant')).toBeInTheDocument();
});

import { initI18n } from '@backoffice/i18n';
import { UiProvider, uiMessages } from '@backoffice/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { listRehearsal } from './list-rehearsal';

let show: (node: ReactNode) => void;
function Place() {
  const [shown, setShown] = useState<ReactNode>(null);
  show = setShown;
  return <MemoryRouter>{shown}</MemoryRouter>;
}

it('makes a table with a key in it once, which nobody meets and nothing is left of', async () => {
  await initI18n('en', () => {});
  await uiMessages.load();
  render(<Place />, { wrapper: UiProvider });
  const made = jest.spyOn(document, 'createElement');
  const met = jest.fn();
  const look = setInterval(() => screen.queryAllByRole('table').forEach(met));
  const end = jest.fn(() => show(null));
  act(() => show(listRehearsal(end)));
  await waitFor(() => expect(end).toHaveBeenCalled());
  clearInterval(look);
  for (const name of ['table', 'textarea']) expect(made).toHaveBeenCalledWith(name);
  expect(met).not.toHaveBeenCalled();
  expect(document.querySelector('table')).toBeNull();
});

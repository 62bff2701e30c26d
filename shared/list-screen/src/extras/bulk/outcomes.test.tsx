import { initI18n } from '@backoffice/i18n';
import { render, screen } from '@testing-library/react';
import { listScreenMessages } from '../../messages';
import { Outcomes } from './outcomes';

it.each([
  [1, '1 omitido: único canal activo'],
  [2, '2 omitidos: único canal activo'],
  [1_000_000, '1.000.000 omitidos: único canal activo'],
])('counts %s rows by the plural rules of the language', async (count, sentence) => {
  await initI18n('es', () => {});
  await listScreenMessages.load();
  render(
    <Outcomes isDone={false} outcomes={[{ outcome: 'last-active', count, first: [] }]} valueText={String} />,
  );
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

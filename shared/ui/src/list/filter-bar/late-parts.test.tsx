import { act, screen } from '@testing-library/react';
import { renderUi } from '../../base/render-ui.fixture';
import { FilterBar } from './filter-bar';

let mockIsOnline = false;
jest.mock('./late-parts', () => {
  if (!mockIsOnline) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('./late-parts');
});

it('FilterBar loads its late parts again when the browser is back online', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await renderUi(
    <FilterBar
      fields={[{ kind: 'text', name: 'name', label: 'Name' }]}
      onReset={() => {}}
      onSearch={() => {}}
      rowsAt={1}
      values={{ name: 'Ada' }}
    />,
  );
  await act(async () => {});
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  mockIsOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Remove filter Name' })).toBeVisible();
});

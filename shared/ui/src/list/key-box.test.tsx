import { screen } from '@testing-library/react';
import { renderUi } from '../base/render-ui.fixture';
import { KeyBox } from './key-box';

it('shows a key in two rows that cannot be changed, with its copy button', async () => {
  await renderUi(<KeyBox label="Private key" value="MIIE" />);
  const box = screen.getByRole('textbox', { name: 'Private key' });
  expect(box).toHaveValue('MIIE');
  expect(box).toHaveAttribute('readonly');
  expect(box).toHaveAttribute('rows', '2');
  expect(screen.getByRole('button', { name: 'Copy Private key' })).toBeInTheDocument();
});

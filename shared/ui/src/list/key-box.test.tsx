import { screen } from '@testing-library/react';
import { renderUi } from '../base/render-ui.fixture';
import { KeyBox } from './key-box';

it('KeyBox shows the last letters of a read-only key, all of it in two rows on focus, and a copy button', async () => {
  const key = `MIIE${'x'.repeat(60)}`;
  const { user } = await renderUi(<KeyBox label="Private key" value={key} />);
  const box = screen.getByRole('textbox', { name: 'Private key' });
  expect(box).toHaveValue(key.slice(-5));
  await user.tab();
  expect(box).toHaveValue(key);
  expect(box).toHaveAttribute('readonly');
  expect(box).toHaveAttribute('rows', '2');
  expect(screen.getByRole('button', { name: 'Copy Private key' })).toBeInTheDocument();
});

it('KeyBox text is not stored by the browser with the page’s history', async () => {
  await renderUi(<KeyBox label="Private key" value="MIIE" />);
  expect(screen.getByRole('textbox', { name: 'Private key' })).toHaveAttribute('autocomplete', 'off');
});

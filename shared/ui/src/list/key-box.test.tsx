import { screen } from '@testing-library/react';
import { Activity, useState } from 'react';
import { renderUi } from '../base/render-ui.fixture';
import { KeyBox } from './key-box';

it('shows the end of a key in two rows that cannot be changed, all of it to who turns to it, and its copy button', async () => {
  const key = `MIIE${'x'.repeat(60)}`;
  const { user } = await renderUi(<KeyBox label="Private key" value={key} />);
  const box = screen.getByRole('textbox', { name: 'Private key' });
  expect(box).toHaveValue(key.slice(-26));
  await user.tab();
  expect(box).toHaveValue(key);
  expect(box).toHaveAttribute('readonly');
  expect(box).toHaveAttribute('rows', '2');
  expect(screen.getByRole('button', { name: 'Copy Private key' })).toBeInTheDocument();
});

function KeptPage() {
  const [mode, setMode] = useState<'visible' | 'hidden'>('visible');
  return (
    <>
      <button onClick={() => setMode(mode === 'visible' ? 'hidden' : 'visible')}>Other page</button>
      <Activity mode={mode}>
        <KeyBox label="Private key" value={'x'.repeat(60)} />
      </Activity>
    </>
  );
}

it('shows the end of its key again when its page is left and shown anew, for the browser to be quick', async () => {
  const { user } = await renderUi(<KeptPage />);
  const otherPage = screen.getByRole('button', { name: 'Other page' });
  await user.tab();
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveValue('x'.repeat(60));
  await user.click(otherPage);
  await user.click(otherPage);
  expect(screen.getByRole('textbox')).toHaveValue('x'.repeat(26));
});

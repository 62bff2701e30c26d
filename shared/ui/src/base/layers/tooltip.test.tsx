import { screen, waitFor } from '@testing-library/react';
import { IconButton } from '../elements/icon-button';
import { renderUi } from '../render-ui.fixture';
import { Tooltip } from './tooltip';

const cut = (text: string) => {
  const element = screen.getByText(text);
  Object.defineProperty(element, 'scrollWidth', { value: 200 });
  Object.defineProperty(element, 'clientWidth', { value: 100 });
  return element;
};

it('Tooltip shows on hover until Esc', async () => {
  const { user } = await renderUi(<IconButton icon="x" label="Edit" />);
  await user.hover(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button')).toBeInTheDocument();
  await expect(screen.findByRole('tooltip', {}, { timeout: 100 })).rejects.toThrow();
});

it('Tooltip updates while shown when the control’s name changes', async () => {
  const { user } = await renderUi(<IconButton icon="x" label="Edit" />);
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit');
  screen.getByRole('button').setAttribute('data-tooltip', '编辑');
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('编辑'));
});

it('Tooltip shows the whole of a cut text, and nothing for one that fits', async () => {
  const { user } = await renderUi(
    <>
      <p data-tooltip-when-cut="">fits</p>
      <p data-tooltip-when-cut="">does not fit</p>
    </>,
  );
  await user.hover(screen.getByText('fits'));
  await expect(screen.findByRole('tooltip', {}, { timeout: 500 })).rejects.toThrow();
  await user.hover(cut('does not fit'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('does not fit');
});

it('Tooltip names or describes its control', async () => {
  await renderUi(
    <>
      <Tooltip content="Menu" relationship="label">
        <button type="button">≡</button>
      </Tooltip>
      <Tooltip content="Only from this list" relationship="description">
        <button type="button">Delete</button>
      </Tooltip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute(
    'aria-description',
    'Only from this list',
  );
});

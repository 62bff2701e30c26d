import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../base/render-ui.fixture';
import { Combobox, type ComboboxOption } from './combobox';

const options = ['Alpha', 'Beta', 'Gamma'].map((label, value) => ({ value, label, detail: `N${value}` }));

function Example({ all = options, onSearch }: { all?: typeof options; onSearch?: (typed: string) => void }) {
  const [chosen, setChosen] = useState<ComboboxOption<number> | null>(null);
  return (
    <Combobox
      aria-label="Letter"
      chosen={chosen}
      note={`${all.length} letters`}
      onChoose={setChosen}
      onSearch={onSearch}
      options={all}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Letter' });
const labels = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('Combobox offers options matching label or detail, and chooses the clicked one', async () => {
  const { user } = await renderUi(<Example />);
  await user.click(field());
  expect(labels()).toEqual(['AlphaN0', 'BetaN1', 'GammaN2']);
  expect(screen.getByText('3 letters')).toHaveAttribute('role', 'status');
  await user.type(field(), 'AM');
  expect(labels()).toEqual(['GammaN2']);
  await user.clear(field());
  await user.type(field(), 'n1');
  await user.click(screen.getByRole('option'));
  expect(field()).toHaveValue('Beta');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('Combobox matches other forms of letters', async () => {
  const all = ['José Peña', 'ｶﾌｪ', 'Beta'].map((label, value) => ({ value, label, detail: '' }));
  const { user } = await renderUi(<Example all={all} />);
  await user.type(field(), 'jose pena');
  expect(labels()).toEqual(['José Peña']);
  await user.clear(field());
  await user.type(field(), 'かふぇ');
  expect(labels()).toEqual(['ｶﾌｪ']);
});

it('Combobox works by keyboard', async () => {
  const { user } = await renderUi(<Example />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.getElementById(field().getAttribute('aria-activedescendant')!)).toHaveTextContent('Beta');
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('Beta');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Beta');
  await user.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('Combobox restores the chosen option when typing is not completed', async () => {
  const { user } = await renderUi(<Example />);
  await user.type(field(), 'alp{Enter}');
  await user.type(field(), 'zzz');
  await user.tab();
  expect(field()).toHaveValue('Alpha');
  await user.clear(field());
  await user.tab();
  expect(field()).toHaveValue('');
});

it('Combobox shows at most fifty of a thousand options, and passes on the typed text', async () => {
  const all = Array.from({ length: 1000 }, (_, value) => ({ value, label: `Shop ${value}`, detail: '' }));
  const onSearch = jest.fn();
  const { user } = await renderUi(<Example all={all} onSearch={onSearch} />);
  await user.click(field());
  expect(labels()).toHaveLength(50);
  await user.type(field(), '99');
  expect(onSearch).toHaveBeenLastCalledWith('99');
  expect(labels()).toContain('Shop 999');
});

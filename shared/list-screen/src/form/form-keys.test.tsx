import { renderPage } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { FormKeys } from './form-keys';

const save = jest.fn();
const goOn = jest.fn();

async function openForm({ hasNext = true } = {}) {
  jest.clearAllMocks();
  const { user } = await renderPage(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FormKeys>
        <textarea aria-label="Note" />
        <input aria-label="Merchant" onKeyDown={(event) => event.preventDefault()} />
      </FormKeys>
      {hasNext && (
        <button data-action="next" onClick={goOn} type="button">
          Next
        </button>
      )}
    </form>,
  );
  const pressIn = async (name: string, keys: string) => {
    await user.click(screen.getByRole('textbox', { name }));
    await user.keyboard(keys);
    return [save.mock.calls.length, goOn.mock.calls.length];
  };
  return pressIn;
}

it('saves from a text of several lines by Ctrl or ⌘ and Enter', async () => {
  const pressIn = await openForm();
  expect(await pressIn('Note', 'a{Enter}b')).toEqual([0, 0]);
  expect(await pressIn('Note', '{Control>}{Enter}{/Control}')).toEqual([1, 0]);
  expect(await pressIn('Note', '{Meta>}{Enter}{/Meta}')).toEqual([2, 0]);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('a\nb');
});

it.each([
  [true, [0, 1]],
  [false, [0, 0]],
])('continues by Ctrl, Shift and Enter if there is a next form: %s', async (hasNext, calls) => {
  const pressIn = await openForm({ hasNext });
  expect(await pressIn('Note', '{Control>}{Shift>}{Enter}{/Shift}{/Control}')).toEqual(calls);
});

it('leaves Enter to a field that uses it, such as a list of options', async () => {
  const pressIn = await openForm();
  expect(await pressIn('Merchant', '{Control>}{Enter}{/Control}')).toEqual([0, 0]);
});

import { keepComposingKeys } from './composing-keys';

let field: HTMLInputElement;
const heard = jest.fn();

beforeAll(() => keepComposingKeys());
beforeEach(() => {
  heard.mockReset();
  field = document.createElement('input');
  field.addEventListener('keydown', heard);
  document.body.append(field);
});
afterEach(() => field.remove());

const press = (key: string, how: object) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }));

it.each(['Enter', 'Escape', 'ArrowDown'])('keeps %s from the page while a word is composed', (key) => {
  press(key, { isComposing: true });
  expect(heard).not.toHaveBeenCalled();
});

it('keeps the Enter that Safari sends after the end of a composition', () => {
  press('Enter', { keyCode: 229 });
  expect(heard).not.toHaveBeenCalled();
});

it('leaves to the browser what a key does to the text', () => {
  expect(press('Enter', { isComposing: true })).toBe(true);
});

it('keeps the browser from emptying a field of search by the Escape that drops a word', () => {
  expect(press('Escape', { isComposing: true })).toBe(false);
});

it('passes on every other key', () => {
  press('Enter', { keyCode: 13 });
  expect(heard).toHaveBeenCalledTimes(1);
});

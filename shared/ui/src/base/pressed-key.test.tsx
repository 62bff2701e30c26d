import { fireEvent, render, screen } from '@testing-library/react';
import { composedKey, pressedKey } from './pressed-key';

const press = (how: KeyboardEventInit) => new KeyboardEvent('keydown', { key: 'Enter', ...how });

it('pressedKey returns the key', () => {
  expect(pressedKey(press({}))).toBe('Enter');
  expect(composedKey(press({}))).toBe('');
});

it.each([
  ['while a word is composed', { isComposing: true }],
  ['for the key that ends a composition in Safari', { keyCode: 229 }],
])('pressedKey returns nothing %s, and composedKey returns the key', (_when, how) => {
  expect(pressedKey(press(how))).toBe('');
  expect(composedKey(press(how))).toBe('Enter');
});

it('pressedKey reads composition from the native event of React', () => {
  const heard: string[] = [];
  render(<input onKeyDown={(event) => heard.push(pressedKey(event))} />);
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(heard).toEqual(['', '', 'Enter']);
});

import { renderPage } from '@backoffice/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { messages, Page } from './count-to';

const number = () => screen.getByRole('status', { name: 'Number' }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(async () => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  await renderPage(<Page />, { messages });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('counts from 0 to 2017 in 4000 ms', () => {
  press('Start');
  pass(100);
  expect(number()).not.toBe('2,017');
  pass(3800);
  expect(screen.getByRole('button', { name: 'Pause' })).not.toHaveAttribute('aria-disabled', 'true');
  pass(200);
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-disabled', 'true');
  expect(number()).toBe('2,017');
});

it('pauses, resumes and restarts', () => {
  press('Start');
  pass(1000);
  press('Pause');
  const paused = number();
  pass(5000);
  expect(number()).toBe(paused);
  press('Resume');
  pass(5000);
  expect(number()).toBe('2,017');
  press('Reset');
  expect(number()).toBe('0');
});

it('stops the running count when another one starts', () => {
  press('Start');
  pass(2000);
  type('End value', '100');
  press('Start');
  pass(2500);
  // The first run would have ended by now.
  expect(screen.getByRole('button', { name: 'Pause' })).not.toHaveAttribute('aria-disabled', 'true');
  expect(Number(number())).toBeLessThan(100);
});

it('applies the settings', () => {
  type('End value', '1234.5');
  type('Decimals', '2');
  type('Separator', "'");
  type('Prefix', '<b>');
  type('Suffix', ' kg');
  press('Start');
  pass(5000);
  expect(number()).toBe("<b>1'234.50 kg");
});

it('refuses more than 20 decimals and counts without', () => {
  type('Decimals', '20');
  expect(screen.queryByRole('alert')).toBeNull();
  type('Decimals', '21');
  expect(screen.getByRole('alert')).toHaveTextContent('digits argument must be between 0 and 20');
  press('Start');
  pass(5000);
  expect(number()).toBe('2,017');
});

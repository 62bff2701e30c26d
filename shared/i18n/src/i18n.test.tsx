import { act, cleanup, render, screen } from '@testing-library/react';
import { defineMessages } from './define-messages';
import { formatList } from './format-list';
import { formatRelative } from './format-relative';
import { formatDateTime, formatNumber } from './formats';
import { initI18n, setLanguage, useLanguage } from './i18n';

const texts = (greeting: string) => async () => ({
  default: { 'test.hello': greeting, 'test.odd:key.x': 'odd' },
});
const spanish = jest.fn(texts('Hola, {{name}}'));
const messages = defineMessages('test', {
  en: texts('Hello, {{name}}'),
  zh: texts('你好，{{name}}'),
  es: spanish,
  ja: async (): ReturnType<typeof spanish> => Promise.reject(new Error('offline')),
});

const missing = jest.fn((key: string) => {
  throw new Error(`No text for ${key}`);
});

function Greeting() {
  const text = messages.useText();
  return (
    <p>
      {useLanguage()}: {text('test.hello', { name: '<Li>' })}
    </p>
  );
}

beforeEach(async () => {
  cleanup();
  await initI18n('en', missing);
  await messages.load();
});

it('shows a text with its parameters, as they are', () => {
  render(<Greeting />);
  expect(screen.getByText('en: Hello, <Li>')).toBeInTheDocument();
  expect(messages.text('test.hello', { name: 'Li' })).toBe('Hello, Li');
});

it.each([
  ['מסעדה 7', '\u2068מסעדה 7\u2069'],
  ['Shop مطعم (2)', '\u2068Shop مطعم (2)\u2069'],
  ['a\u202eb', '\u2068ab\u2069'],
  ['José <佐藤> & 7', 'José <佐藤> & 7'],
])('isolates the direction of %s in a sentence, and leaves other texts as they are', (name, shown) => {
  expect(messages.text('test.hello', { name })).toBe(`Hello, ${shown}`);
});

it('treats dots and colons as part of keys', () => {
  expect(messages.text('test.odd:key.x')).toBe('odd');
});

it('switches at once, names the language in the page and keeps it', async () => {
  render(<Greeting />);
  await act(() => setLanguage('zh'));
  expect(screen.getByText('zh: 你好，<Li>')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('zh');
  expect(document.cookie).toContain('language=zh');
});

it('renders lists and times in the new language at once', async () => {
  function Words() {
    useLanguage();
    const list = formatList(['A', 'B'], { type: 'disjunction' });
    return <p>{`${list}, ${formatRelative(new Date())}`}</p>;
  }
  render(<Words />);
  expect(screen.getByText('A or B, now')).toBeInTheDocument();
  await act(() => setLanguage('zh'));
  expect(screen.getByText('A或B, 现在')).toBeInTheDocument();
});

it('fetches no language that is not shown', () => {
  expect(spanish).not.toHaveBeenCalled();
});

it('changes nothing when the texts of a language cannot be loaded', async () => {
  render(<Greeting />);
  await act(() => setLanguage('en'));
  await expect(setLanguage('ja')).rejects.toThrow('offline');
  expect(screen.getByText('en: Hello, <Li>')).toBeInTheDocument();
  expect(document.cookie).toContain('language=en');
});

it('reports a key without a text', () => {
  expect(() => messages.text('test.none' as 'test.hello')).toThrow('No text for test.none');
});

it('formats times alike in every language, in 24 hours', async () => {
  expect(formatDateTime(new Date(2026, 10, 21, 5, 4, 3))).toBe('2026/11/21 05:04:03');
  expect(formatDateTime(new Date(2026, 0, 2, 0, 0, 0))).toBe('2026/01/02 00:00:00');
});

it('writes numbers as the language does', async () => {
  expect(formatNumber(1234567.5)).toBe('1,234,567.5');
  await setLanguage('es');
  expect(formatNumber(1234567.5)).toBe('1.234.567,5');
});

import { ageOf } from './age';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');

it.each([
  ['2026-11-25T11:59:01.000Z', 'en', null],
  ['2026-11-25T12:00:30.000Z', 'en', null],
  ['2026-11-25T11:58:31.000Z', 'en', '1 minute ago'],
  ['2026-11-25T09:00:00.000Z', 'es', 'hace 3 horas'],
  ['2026-11-24T11:00:00.000Z', 'en', 'yesterday'],
  ['2026-11-24T11:00:00.000Z', 'zh', '昨天'],
  ['2026-09-01T12:00:00.000Z', 'ja', '85 日前'],
])('formats the age of %s in %s', (at, language, age) => {
  expect(ageOf(at, NOW, language)).toBe(age);
});

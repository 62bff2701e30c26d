import { messageProblems } from '@backoffice/testing/messages';
import errorLogEn from './app/error-log/messages/en.json';
import errorLogEs from './app/error-log/messages/es.json';
import errorLogJa from './app/error-log/messages/ja.json';
import errorLogZh from './app/error-log/messages/zh.json';
import paletteEn from './app/palette/messages/en.json';
import paletteEs from './app/palette/messages/es.json';
import paletteJa from './app/palette/messages/ja.json';
import paletteZh from './app/palette/messages/zh.json';
import shortcutsEn from './app/shortcuts/messages/en.json';
import shortcutsEs from './app/shortcuts/messages/es.json';
import shortcutsJa from './app/shortcuts/messages/ja.json';
import shortcutsZh from './app/shortcuts/messages/zh.json';
import { loginTexts } from './login/login-texts';
import en from './messages/en.json';
import es from './messages/es.json';
import ja from './messages/ja.json';
import zh from './messages/zh.json';

it('has every text in four languages, with the same parameters', () => {
  expect(messageProblems({ en, zh, es, ja })).toEqual([]);
});

it('has every text of the login page in four languages', () => {
  expect(messageProblems(loginTexts)).toEqual([]);
});

it.each([
  ['error log', { en: errorLogEn, zh: errorLogZh, es: errorLogEs, ja: errorLogJa }],
  ['palette', { en: paletteEn, zh: paletteZh, es: paletteEs, ja: paletteJa }],
  ['list of shortcuts', { en: shortcutsEn, zh: shortcutsZh, es: shortcutsEs, ja: shortcutsJa }],
])('has every text of the %s in four languages', (_part, texts) => {
  expect(messageProblems(texts)).toEqual([]);
});

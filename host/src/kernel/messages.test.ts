import { messageProblems } from '@backoffice/testing/messages';
import errorLogEn from '../pages/error-log/messages/en.json';
import errorLogEs from '../pages/error-log/messages/es.json';
import errorLogJa from '../pages/error-log/messages/ja.json';
import errorLogZh from '../pages/error-log/messages/zh.json';
import paletteEn from '../frame/palette/messages/en.json';
import paletteEs from '../frame/palette/messages/es.json';
import paletteJa from '../frame/palette/messages/ja.json';
import paletteZh from '../frame/palette/messages/zh.json';
import shortcutsEn from '../frame/shortcuts/messages/en.json';
import shortcutsEs from '../frame/shortcuts/messages/es.json';
import shortcutsJa from '../frame/shortcuts/messages/ja.json';
import shortcutsZh from '../frame/shortcuts/messages/zh.json';
import { loginTexts } from '../session/sign-in/login-texts';
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

import { messageProblems } from '@backoffice/testing/messages';
import en from './messages/en.json';
import es from './messages/es.json';
import ja from './messages/ja.json';
import zh from './messages/zh.json';

it('has every text in four languages, with the same parameters', () => {
  expect(messageProblems({ en, zh, es, ja })).toEqual([]);
});

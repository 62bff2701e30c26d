import { messageProblems } from '@backoffice/testing';
import en from './messages/en.json';
import es from './messages/es.json';
import ja from './messages/ja.json';
import zh from './messages/zh.json';

it('has every text in all four languages', () => {
  expect(messageProblems({ en, zh, es, ja })).toEqual([]);
});

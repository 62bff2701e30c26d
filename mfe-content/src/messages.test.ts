import { messageProblems } from '@backoffice/testing/messages';
import en from './messages/en.json';
import es from './messages/es.json';
import ja from './messages/ja.json';
import zh from './messages/zh.json';

it('has every text in four languages, with the same parameters', () => {
  expect(messageProblems({ en, zh, es, ja })).toEqual([]);
});

it('quotes the specification in Chinese', () => {
  expect(zh).toMatchObject({
    'articles.form.required': '{{field}}为必传项',
    'articles.form.source.invalid': '外链url填写不正确',
    'articles.form.draft.incomplete': '请填写必要的标题和内容',
    'articles.notice.published': '发布文章成功',
    'articles.notice.saved': '保存成功',
  });
});

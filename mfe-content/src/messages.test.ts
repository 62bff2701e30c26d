import zh from './messages/zh.json';

it('quotes the specification in Chinese', () => {
  expect(zh).toMatchObject({
    'articles.form.required': '{{field}}为必传项',
    'articles.form.source.invalid': '外链url填写不正确',
    'articles.form.draft.incomplete': '请填写必要的标题和内容',
    'articles.notice.published': '发布文章成功',
    'articles.notice.saved': '保存成功',
  });
});

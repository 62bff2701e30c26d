import zh from './messages/zh.json';

it('quotes the specification in Chinese', () => {
  expect(zh).toMatchObject({
    'users.form.username.required': '用户名必填',
    'users.form.password.required': '密码必填',
    'users.form.role.required': '角色必选',
    'users.notice.created': '创建成功',
    'users.notice.updated': '更新成功',
    'users.notice.deleted': '删除成功',
    'users.notice.create-failed': '创建失败',
    'users.notice.update-failed': '更新失败',
    'users.notice.status-failed': '更新状态失败',
  });
});

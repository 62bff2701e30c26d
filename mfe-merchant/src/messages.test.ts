import formTexts from './features/merchants/messages/zh.json';
import zh from './messages/zh.json';

it('quotes the specification in Chinese', () => {
  expect({ ...zh, ...formTexts }).toMatchObject({
    'merchants.form.name.required': '商户名称必填',
    'merchants.form.name.too-long': '长度不能超过32个字符',
    'merchants.form.status.required': '状态必填',
    'merchants.notice.created': '创建成功',
    'merchants.notice.updated': '更新成功',
    'merchants.notice.deleted': '删除成功',
    'merchants.notice.create-failed': '创建失败',
    'merchants.notice.update-failed': '更新失败',
    'merchants.notice.status-failed': '更新商户状态失败',
  });
});

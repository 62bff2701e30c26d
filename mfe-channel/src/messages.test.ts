import zh from './messages/zh.json';

it('quotes the specification in Chinese', () => {
  expect(zh).toMatchObject({
    'channels.form.number.required': '商户编号必填',
    'channels.form.merchant.required': '商户号必填',
    'channels.form.channel.required': '渠道编码必填',
    'channels.form.weight.required': '渠道权重必填',
    'channels.form.status.required': '状态必填',
    'channels.form.expansion.invalid': '请输入有效的 JSON 格式',
    'channels.confirm.delete.title': '确认删除该渠道?',
    'channels.action.generate': '生成密钥',
    'channels.notice.key-generated': '密钥生成成功',
    'channels.notice.key-failed': '密钥生成失败',
    'channels.notice.created': '创建成功',
    'channels.notice.updated': '更新成功',
    'channels.notice.deleted': '删除成功',
    'channels.notice.create-failed': '创建失败',
    'channels.notice.update-failed': '更新失败',
    'channels.notice.delete-failed': '删除失败',
  });
});

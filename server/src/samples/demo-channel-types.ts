import type { ChannelOption } from '@backoffice/contract';

export const demoChannelTypes: readonly ChannelOption[] = [
  { code: 'alipay', name: 'Alipay' },
  { code: 'mastercard', name: 'Mastercard' },
  { code: 'unionpay', name: 'UnionPay' },
  { code: 'visa', name: 'Visa' },
  { code: 'wechat', name: 'WeChat Pay' },
];

import type { StatusSwitchCalls } from '@backoffice/list-screen';
import type { Merchant } from '@backoffice/contract';
import { messages } from '../../messages';
import { merchantsApi } from './merchants.api';

const doneTexts = {
  active: 'merchants.notice.activated',
  inactive: 'merchants.notice.deactivated',
} as const;

/** How a merchant's status is switched from its row. */
export const merchantStatusCalls: StatusSwitchCalls<Merchant> = {
  setStatus: ({ id, updatedAt }, status) => merchantsApi.setStatus({ id, status, updatedAt }),
  read: merchantsApi.read,
  nameOf: ({ merchantName }) => merchantName,
  doneText: ({ merchantName: name, status }) => messages.text(doneTexts[status], { name }),
  failedText: () => messages.text('merchants.notice.status-failed'),
};

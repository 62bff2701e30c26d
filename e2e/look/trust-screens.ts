import { screens as paths } from '@backoffice/contract';
import { approvalPaths } from '@backoffice/contract/approval-values';
import type { ApprovalRequest } from '@backoffice/contract/approvals';
import { serviceAccountPaths } from '@backoffice/contract/service-account-values';
import type { ServiceAccount } from '@backoffice/contract/service-accounts';
import { webhookPaths } from '@backoffice/contract/webhook-values';
import type { Webhook } from '@backoffice/contract/webhooks';
import { MESSAGE, ROWS, type Screen, screen, states } from './screen-states';
import { answering, failing, never, serve } from './screen-steps';

const at = '2026-11-28T18:30:00.000Z';
const LONG = 'Ledger of Harbour y Compañía Internacional 国际贸易有限公司 '.repeat(2).trim();

const request: ApprovalRequest = {
  id: 7,
  call: 'PUT /channel/weights',
  kinds: ['weights'],
  rule: 'other-user',
  state: 'waiting',
  asker: 'grace',
  reason: 'The provider lowers its fee in December',
  ticket: 'OPS-42',
  effect: {
    subject: 'merchant',
    name: LONG,
    id: 4,
    changes: [{ field: 'alipay 2088000000000001', from: 40, to: 100 }],
    shares: [
      { channel: 'alipay 2088000000000001', from: 40, to: 63 },
      { channel: 'visa 898174130645459', from: 60, to: 37 },
    ],
  },
  askedAt: at,
  expiresAt: '2026-12-01T18:30:00.000Z',
  approver: null,
  words: null,
  decidedAt: null,
  endedAt: null,
  failure: null,
  barred: null,
};
const promotion: ApprovalRequest = {
  ...request,
  id: 8,
  call: 'POST /remotes/promote',
  kinds: ['promote'],
  barred: 'approval-own',
  effect: {
    subject: 'remote',
    name: 'mfe-merchant r8',
    changes: [
      { field: 'live', from: 'r7', to: 'r8' },
      { field: 'lock', from: 'End of the month', to: 'End of the month' },
    ],
  },
};
const returned: ApprovalRequest = {
  ...request,
  state: 'returned',
  approver: 'ada',
  words: 'Which contract? Attach it, and ask again.',
  decidedAt: at,
  endedAt: at,
};
const page = (...items: ApprovalRequest[]) => answering({ items, hasOlder: false });

const webhook = (id: number, values: Partial<Webhook> = {}): Webhook => ({
  id,
  name: `Receiver ${id}`,
  url: `https://hooks${id}.example.com/changes`,
  description: '',
  kinds: ['merchant', 'channel'],
  status: 'active',
  stoppedFor: null,
  failing: null,
  lagSeconds: 0,
  formerUntil: null,
  createdBy: 'admin',
  createdAt: at,
  updatedAt: at,
  ...values,
});
const webhooks = [
  webhook(1),
  webhook(2, {
    name: LONG,
    description: LONG,
    url: `https://hooks.example.com/${'a-long-path/'.repeat(20)}`,
    failing: { failure: 'status', httpStatus: 503, since: at, nextAt: at },
    lagSeconds: 7200,
  }),
];

const account = (id: number, values: Partial<ServiceAccount> = {}): ServiceAccount => ({
  id,
  name: `Program ${id}`,
  description: '',
  scopes: ['channels:read', 'merchants:read'],
  status: 'active',
  expiresAt: null,
  createdBy: 'admin',
  createdAt: at,
  updatedAt: at,
  keys: [],
  beyondOwn: false,
  ...values,
});
const accounts = [account(1), account(2, { name: LONG, description: LONG, status: 'inactive' })];

/** The screens of approvals, webhooks and service accounts. */
export const trustScreens: readonly Screen[] = [
  screen('approvals', paths.approvals, 'main li h2', {
    serve: serve(`${approvalPaths.list}?`, page(request, promotion)),
  }),
  screen('approvals-mine', `${paths.approvals}?show=mine`, 'main li h2', {
    serve: serve(approvalPaths.mine, page(returned)),
  }),
  screen('approvals-empty', paths.approvals, MESSAGE),
  screen('approvals-policy', `${paths.approvals}?show=policy`, 'main form'),
  screen('approvals-visitor', paths.approvals, MESSAGE, { user: 'visitor' }),
  screen('approvals-loading', paths.approvals, 'main [role=status]', {
    serve: serve(`${approvalPaths.list}?`, never),
    isPending: true,
  }),
  screen('approvals-failed', paths.approvals, 'main [role=alert]', {
    serve: serve(`${approvalPaths.list}?`, failing),
  }),
  screen('webhooks', paths.webhooks, ROWS, { serve: serve(webhookPaths.list, answering(webhooks)) }),
  screen('webhooks-empty', paths.webhooks, MESSAGE),
  screen('webhooks-visitor', paths.webhooks, MESSAGE, { user: 'visitor' }),
  screen('webhook-form', `${paths.webhooks}?form=new`, '[role=dialog]'),
  ...states('webhooks', paths.webhooks, webhookPaths.list),
  screen('service-accounts', paths.serviceAccounts, ROWS, {
    serve: serve(serviceAccountPaths.list, answering(accounts)),
  }),
  screen('service-account-form', `${paths.serviceAccounts}?form=new`, '[role=dialog]'),
  ...states('service-accounts', paths.serviceAccounts, serviceAccountPaths.list),
];

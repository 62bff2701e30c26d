import type { HistoryEntry, HistoryRequest, ListPage, LoginResponse } from '@backoffice/contract';
import type { accountLinkPaths } from '@backoffice/contract/account-link-values';
import type {
  LinkFinishRequest,
  LinkMailRequest,
  OpenedLink,
  PasswordResetRequest,
  PasswordResetResponse,
  ResetConfirmRequest,
  ResetConfirmResponse,
  UserInviteRequest,
  UserInviteResponse,
} from '@backoffice/contract/account-links';
import type { approvalPaths } from '@backoffice/contract/approval-values';
import type {
  ApprovalDecisionRequest,
  ApprovalOutcome,
  ApprovalPolicyAnswer,
  ApprovalPolicyRequest,
  Approvals,
} from '@backoffice/contract/approvals';
import type { factorPaths } from '@backoffice/contract/factor-values';
import type { FactorStepRequest, OwnFactors, ProofRequest, ProofStart } from '@backoffice/contract/factors';
import type { channelDetailPath, keyPairPaths } from '@backoffice/contract/key-pair-values';
import type {
  ChannelDetail,
  KeyPairs,
  PairPrepareRequest,
  PairSwitchRequest,
} from '@backoffice/contract/key-pairs';
import type { keyRevealPaths } from '@backoffice/contract/key-reveal-values';
import type {
  ChannelRevealRequest,
  MerchantRevealRequest,
  RevealedKey,
} from '@backoffice/contract/key-reveals';
import type { webhookPaths } from '@backoffice/contract/webhook-values';
import type {
  DeliveriesRequest,
  Delivery,
  DeliveryDetail,
  Webhook,
  WebhookCreateRequest,
  WebhookCreateResponse,
  WebhookUpdateRequest,
} from '@backoffice/contract/webhooks';
import type { serviceAccountPaths } from '@backoffice/contract/service-account-values';
import type {
  ServiceAccount,
  ServiceAccountCreateRequest,
  ServiceAccountUpdateRequest,
  ServiceKeyCreateResponse,
} from '@backoffice/contract/service-accounts';

type PairPath<Step extends keyof (typeof keyPairPaths)['merchant']> = (typeof keyPairPaths)[
  | 'merchant'
  | 'channel'][Step];
type PairRequest = Omit<PairSwitchRequest, 'days'>;

export interface Call<Body, Data> {
  body: Body;
  data: Data;
}

/** The calls of links, second factors, approvals, service accounts and revealed keys. */
export interface TrustCalls {
  get: {
    [approvalPaths.list]: Call<undefined, Approvals>;
    [approvalPaths.mine]: Call<undefined, Approvals>;
    [approvalPaths.policy]: Call<undefined, ApprovalPolicyAnswer>;
    [factorPaths.own]: Call<undefined, OwnFactors>;
    [serviceAccountPaths.list]: Call<undefined, ServiceAccount[]>;
    [webhookPaths.list]: Call<undefined, Webhook[]>;
    [webhookPaths.delivery]: Call<undefined, DeliveryDetail>;
    [channelDetailPath]: Call<undefined, ChannelDetail>;
  };
  post: {
    [approvalPaths.decide]: Call<ApprovalDecisionRequest, ApprovalOutcome[]>;
    [approvalPaths.withdraw]: Call<{ id: number }, { id: number }>;
    [factorPaths.proveStart]: Call<undefined, ProofStart>;
    [factorPaths.prove]: Call<ProofRequest, null>;
    [serviceAccountPaths.create]: Call<ServiceAccountCreateRequest, ServiceAccount>;
    [serviceAccountPaths.keyCreate]: Call<{ id: number }, ServiceKeyCreateResponse>;
    [serviceAccountPaths.keyRevoke]: Call<{ id: number }, { id: number }>;
    [serviceAccountPaths.history]: Call<HistoryRequest, ListPage<HistoryEntry>>;
    [webhookPaths.create]: Call<WebhookCreateRequest, WebhookCreateResponse>;
    [webhookPaths.rollSecret]: Call<{ id: number }, { secret: string }>;
    [webhookPaths.startNow]: Call<{ id: number }, Webhook>;
    [webhookPaths.test]: Call<{ id: number }, DeliveryDetail>;
    [webhookPaths.deliveries]: Call<DeliveriesRequest, ListPage<Delivery>>;
    [webhookPaths.resend]: Call<{ id: number }, DeliveryDetail>;
    [webhookPaths.history]: Call<HistoryRequest, ListPage<HistoryEntry>>;
    [factorPaths.step]: Call<FactorStepRequest, LoginResponse>;
    [keyRevealPaths.merchant]: Call<MerchantRevealRequest, RevealedKey>;
    [keyRevealPaths.channel]: Call<ChannelRevealRequest, RevealedKey>;
    [accountLinkPaths.invite]: Call<UserInviteRequest, UserInviteResponse>;
    [accountLinkPaths.confirmReset]: Call<ResetConfirmRequest, ResetConfirmResponse>;
    [accountLinkPaths.mail]: Call<LinkMailRequest, null>;
    [accountLinkPaths.open]: Call<{ token: string }, OpenedLink>;
    [accountLinkPaths.finish]: Call<LinkFinishRequest, null>;
    [accountLinkPaths.passwordReset]: Call<PasswordResetRequest, PasswordResetResponse>;
  } & Record<PairPath<'prepare'>, Call<PairPrepareRequest, KeyPairs>> &
    Record<PairPath<'activate' | 'goBack'>, Call<PairSwitchRequest, KeyPairs>> &
    Record<PairPath<'discard'>, Call<PairRequest, KeyPairs>>;
  put: {
    [approvalPaths.policy]: Call<ApprovalPolicyRequest, ApprovalPolicyAnswer>;
    [serviceAccountPaths.update]: Call<ServiceAccountUpdateRequest, ServiceAccount>;
    [webhookPaths.update]: Call<WebhookUpdateRequest, Webhook>;
  };
}

import { EXPORT_DAYS } from '@backoffice/contract/export-values';
import type { Notification, NotificationKind, NotificationValues } from '@backoffice/contract/inbox';
import { formatNumber, formatPercent, type Language } from '@backoffice/i18n';
import { deviceName } from '@backoffice/open-sessions/device-name';
import {
  DocumentIcon,
  HistoryIcon,
  type Icon,
  InfoIcon,
  KeyIcon,
  PersonIcon,
  WarningIcon,
} from '@backoffice/ui';
import type { InboxText } from './messages';

/** The texts for one kind of notification. */
interface KindTexts<Values> {
  icon: Icon;
  /** The message key of the kind's name. */
  name: Parameters<InboxText>[0];
  describe(values: Values, text: InboxText, language: Language): { title: string; body: string };
}

const recordTexts = {
  merchant: 'inbox.noteMention.merchant',
  channel: 'inbox.noteMention.channel',
} as const;

const factorTexts = {
  added: 'inbox.factors.added',
  removed: 'inbox.factors.removed',
  'recovery-codes': 'inbox.factors.recovery-codes',
  'recovery-code-used': 'inbox.factors.recovery-code-used',
  'reset-requested': 'inbox.factors.reset-requested',
  reset: 'inbox.factors.reset',
} as const;

const approvalTexts = {
  'channel-keys': 'inbox.approval.channel-keys',
  weights: 'inbox.approval.weights',
  grants: 'inbox.approval.grants',
  promote: 'inbox.approval.promote',
  bulk: 'inbox.approval.bulk',
  policy: 'inbox.approval.policy',
} as const;

const stopTexts = {
  'receiver-gone': 'inbox.webhook.receiver-gone',
  failing: 'inbox.webhook.failing',
  'log-gone': 'inbox.webhook.log-gone',
  restored: 'inbox.webhook.restored',
} as const;

const outcomeTexts = {
  approved: 'inbox.approvalOutcome.approved',
  rejected: 'inbox.approvalOutcome.rejected',
  returned: 'inbox.approvalOutcome.returned',
  withdrawn: 'inbox.approvalOutcome.withdrawn',
  expired: 'inbox.approvalOutcome.expired',
  stale: 'inbox.approvalOutcome.stale',
  failed: 'inbox.approvalOutcome.failed',
} as const;

const keysDueTexts = (
  rows: 'inbox.keysDue.merchants' | 'inbox.keysDue.channels',
): KindTexts<NotificationValues['merchant-keys-due']> => ({
  icon: KeyIcon,
  name: 'inbox.keysDue.kind',
  describe: ({ reason, count }, text) => ({
    title: text(reason === 'old' ? 'inbox.keysDue.old' : 'inbox.keysDue.ending'),
    body: text(rows, { n: formatNumber(count) }),
  }),
});

/** A kind without texts does not compile. */
const textsByKind: { [Kind in NotificationKind]: KindTexts<NotificationValues[Kind]> } = {
  'release-taken-back': {
    icon: HistoryIcon,
    name: 'inbox.takenBack.kind',
    describe: ({ remote, release, users }, text) => ({
      title: text('inbox.takenBack.title', { remote }),
      body: text('inbox.takenBack.body', { release, users }),
    }),
  },
  'keys-withheld': {
    icon: KeyIcon,
    name: 'inbox.keysWithheld.kind',
    describe: ({ username, keysPerHour }, text) => ({
      title: text('inbox.keysWithheld.title', { username }),
      body: text('inbox.keysWithheld.body', { keysPerHour: formatNumber(keysPerHour) }),
    }),
  },
  'device-new': {
    icon: PersonIcon,
    name: 'inbox.deviceNew.kind',
    describe: ({ userAgent, address }, text) => ({
      title: text('inbox.deviceNew.title'),
      body: text('inbox.deviceNew.body', { device: deviceName(userAgent), address: address ?? '?' }),
    }),
  },
  'password-reset': {
    icon: KeyIcon,
    name: 'inbox.passwordReset.kind',
    describe: ({ author, isDone }, text) =>
      isDone
        ? { title: text('inbox.passwordReset.done.title'), body: text('inbox.passwordReset.done.body') }
        : {
            title: text('inbox.passwordReset.made.title'),
            body: text('inbox.passwordReset.made.body', { author: author ?? text('inbox.operator') }),
          },
  },
  'reset-waiting': {
    icon: KeyIcon,
    name: 'inbox.resetWaiting.kind',
    describe: ({ username, author }, text) => ({
      title: text('inbox.resetWaiting.title', { username }),
      body: text('inbox.resetWaiting.body', { author }),
    }),
  },
  'factors-changed': {
    icon: KeyIcon,
    name: 'inbox.factors.kind',
    describe: ({ change, by }, text) => ({
      title: text(factorTexts[change]),
      body: by
        ? text('inbox.factors.by', { by })
        : text(by === null ? 'inbox.factors.operator' : 'inbox.factors.own'),
    }),
  },
  'merchants-changed': {
    icon: InfoIcon,
    name: 'inbox.merchantsChanged.kind',
    describe: ({ changed, others }, text) => ({
      title: text('inbox.merchantsChanged.title'),
      body: text('inbox.rowsChanged.body', { changed: formatNumber(changed), others: formatNumber(others) }),
    }),
  },
  'channels-changed': {
    icon: InfoIcon,
    name: 'inbox.channelsChanged.kind',
    describe: ({ changed, others }, text) => ({
      title: text('inbox.channelsChanged.title'),
      body: text('inbox.rowsChanged.body', { changed: formatNumber(changed), others: formatNumber(others) }),
    }),
  },
  'export-ready': {
    icon: DocumentIcon,
    name: 'inbox.exportReady.kind',
    describe: ({ rows }, text) => ({
      title: text('inbox.exportReady.title'),
      body: text('inbox.exportReady.body', { rows: formatNumber(rows), days: EXPORT_DAYS }),
    }),
  },
  'export-failed': {
    icon: DocumentIcon,
    name: 'inbox.exportFailed.kind',
    describe: ({ fileName }, text) => ({
      title: text('inbox.exportFailed.title'),
      body: text('inbox.exportFailed.body', { fileName }),
    }),
  },
  'channel-alert': {
    icon: WarningIcon,
    name: 'inbox.channelAlert.kind',
    describe: ({ type, merchantName, hasRecovered, ...rates }, text, language) => {
      const channel = [type[language], merchantName].filter(Boolean).join(' · ');
      const [rate, usual] = [rates.rate, rates.usualRate].map((each) => formatPercent(Math.round(each)));
      return {
        title: text(hasRecovered ? 'inbox.channelAlert.recovered.title' : 'inbox.channelAlert.fell.title', {
          channel,
          rate: rate!,
        }),
        body: text(hasRecovered ? 'inbox.channelAlert.recovered.body' : 'inbox.channelAlert.fell.body', {
          rate: rate!,
          usual: usual!,
        }),
      };
    },
  },
  'merchant-keys-due': keysDueTexts('inbox.keysDue.merchants'),
  'channel-keys-due': keysDueTexts('inbox.keysDue.channels'),
  'service-accounts-due': {
    icon: KeyIcon,
    name: 'inbox.serviceAccounts.kind',
    describe: ({ reason, count }, text) => ({
      title: text(
        reason === 'ending' ? 'inbox.serviceAccounts.ending.title' : 'inbox.serviceAccounts.unused.title',
      ),
      body: text(
        reason === 'ending' ? 'inbox.serviceAccounts.ending.body' : 'inbox.serviceAccounts.unused.body',
        { n: formatNumber(count) },
      ),
    }),
  },
  'webhook-stopped': {
    icon: WarningIcon,
    name: 'inbox.webhook.kind',
    describe: ({ name, reason }, text) => ({
      title: text('inbox.webhook.title', { name }),
      body: text(stopTexts[reason]),
    }),
  },
  'note-mention': {
    icon: PersonIcon,
    name: 'inbox.noteMention.kind',
    describe: ({ of, name, author }, text) => ({
      title: text('inbox.noteMention.title', { author }),
      body: text(recordTexts[of], { name }),
    }),
  },
  'approval-waiting': {
    icon: PersonIcon,
    name: 'inbox.approvalWaiting.kind',
    describe: ({ asker, kind, name }, text) => ({
      title: text('inbox.approvalWaiting.title', { asker }),
      body: [text(approvalTexts[kind]), name].filter(Boolean).join(' · '),
    }),
  },
  'approval-outcome': {
    icon: InfoIcon,
    name: 'inbox.approvalOutcome.kind',
    describe: ({ state, by, name }, text) => ({
      title: text(outcomeTexts[state]),
      body: [name, by].filter(Boolean).join(' · '),
    }),
  },
  'approvals-off': {
    icon: WarningIcon,
    name: 'inbox.approvalsOff.kind',
    describe: (_values, text) => ({
      title: text('inbox.approvalsOff.title'),
      body: text('inbox.approvalsOff.body'),
    }),
  },
};

/** For kinds of a newer server than this page. */
const unknown: KindTexts<object> = {
  icon: InfoIcon,
  name: 'inbox.unknown.kind',
  describe: (_values, text) => ({ title: text('inbox.unknown.title'), body: text('inbox.unknown.body') }),
};

function textsOfKind(kind: NotificationKind): KindTexts<object> {
  return Object.hasOwn(textsByKind, kind) ? textsByKind[kind] : unknown;
}

/** The name of a kind of notification. */
export const kindName = (kind: NotificationKind, text: InboxText): string => text(textsOfKind(kind).name);

/** The icon, title and body of a notification in the user's language. */
export function sentenceOf({ kind, values }: Notification, text: InboxText, language: Language) {
  const { icon, describe } = textsOfKind(kind);
  return { icon, ...describe(values, text, language) };
}

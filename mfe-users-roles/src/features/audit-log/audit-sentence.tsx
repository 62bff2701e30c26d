import type { AuditLogEntry, AuditSubject } from '@backoffice/contract';
import { RowLink } from '@backoffice/list-screen';
import { makeStyles, tokens } from '@backoffice/ui';
import { auditMessages } from './audit-messages';
import { auditWords } from './audit-words';
import { targetAddress } from './target-address';

const sentenceTexts = {
  create: 'audit.told.create',
  update: 'audit.told.update',
  delete: 'audit.told.delete',
  'sign-in': 'audit.told.sign-in',
  'sign-in-refused': 'audit.told.sign-in-refused',
  'sign-out': 'audit.told.sign-out',
  'password-change': 'audit.told.password-change',
  'password-reset': 'audit.told.password-reset',
  'reset-confirm': 'audit.told.reset-confirm',
  invite: 'audit.told.invite',
  'link-mail': 'audit.told.link-mail',
  'factor-add': 'audit.told.factor-add',
  'factor-rename': 'audit.told.factor-rename',
  'factor-remove': 'audit.told.factor-remove',
  'recovery-codes': 'audit.told.recovery-codes',
  'factor-reset-request': 'audit.told.factor-reset-request',
  'factor-reset': 'audit.told.factor-reset',
  'session-end': 'audit.told.session-end',
  'identity-link': 'audit.told.identity-link',
  'call-refused': 'audit.told.call-refused',
  publish: 'audit.told.publish',
  promote: 'audit.told.promote',
  'roll-back': 'audit.told.roll-back',
  disable: 'audit.told.disable',
  enable: 'audit.told.enable',
  'override-start': 'audit.told.override-start',
  'override-end': 'audit.told.override-end',
  'release-remove': 'audit.told.release-remove',
  'key-issue': 'audit.told.key-issue',
  'key-revoke': 'audit.told.key-revoke',
  lock: 'audit.told.lock',
  unlock: 'audit.told.unlock',
  owners: 'audit.told.owners',
  retire: 'audit.told.retire',
  ramp: 'audit.told.ramp',
  'approval-request': 'audit.told.approval-request',
  'approval-approve': 'audit.told.approval-approve',
  'approval-reject': 'audit.told.approval-reject',
  'approval-return': 'audit.told.approval-return',
  'approval-withdraw': 'audit.told.approval-withdraw',
  'keys-read': 'audit.told.keys-read',
  'keys-withheld': 'audit.told.keys-withheld',
  'export-download': 'audit.told.export-download',
  'log-remove': 'audit.told.log-remove',
} as const;

/** The texts of subjects within a sentence. */
const thingTexts = {
  merchant: 'audit.thing.merchant',
  channel: 'audit.thing.channel',
  'channel type': 'audit.thing.channel type',
  'merchant note': 'audit.thing.merchant note',
  'channel note': 'audit.thing.channel note',
  article: 'audit.thing.article',
  'list view': 'audit.thing.list view',
  user: 'audit.thing.user',
  role: 'audit.thing.role',
  'service account': 'audit.thing.service account',
  webhook: 'audit.thing.webhook',
  account: 'audit.thing.account',
  call: 'audit.thing.call',
  remote: 'audit.thing.remote',
  log: 'audit.thing.log',
  approval: 'audit.thing.approval',
  'approval policy': 'audit.thing.approval policy',
} as const satisfies Record<AuditSubject, string>;

/** Returns the verb of an entry; a change of the status only has a verb of its own, and so have the keys of service accounts. */
function sentenceKey({ action, subject, changes }: AuditLogEntry) {
  if (subject === 'service account' && action === 'key-issue') return 'audit.told.service-key-issue';
  if (subject === 'service account' && action === 'key-revoke') return 'audit.told.service-key-revoke';
  const [only] = changes;
  if (action !== 'update' || changes.length !== 1 || only?.field !== 'status') return sentenceTexts[action];
  if (only.to === 'active') return 'audit.told.activate';
  return only.to === 'inactive' ? 'audit.told.deactivate' : sentenceTexts.update;
}

const useAuditSentenceStyles = makeStyles({
  // A long target is cut, not the words after it.
  line: { '@media (min-width: 640px)': { display: 'flex', alignItems: 'center', whiteSpace: 'pre' } },
  // Links are taller than the text around them.
  target: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: tokens.fontWeightSemibold,
    '& a': { verticalAlign: 'middle' },
  },
  // Reasons are not truncated: the row grows.
  whole: { padding: `${tokens.spacingVerticalS} 0`, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  reason: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
});

/** A placeholder for the target, which may be a link; a character that no text contains. */
const HERE = '\u0000';

/** An entry as a sentence, with its reason. */
export function AuditSentence({ entry }: { entry: AuditLogEntry }) {
  const styles = useAuditSentenceStyles();
  const text = auditMessages.useText();
  const actor = auditWords.actor(entry, text);
  const target = auditWords.target(entry, text);
  const sentenceText = text(sentenceKey(entry), {
    actor,
    thing: text(thingTexts[entry.subject]),
    target: HERE,
  });
  const [before = '', after = ''] = sentenceText.split(HERE);
  const address = targetAddress(entry);
  const reason = auditWords.reason(entry, text);
  const sentence = (
    <span className={reason ? undefined : styles.line}>
      <span>{before}</span>
      {target && sentenceText.includes(HERE) && (
        <bdi className={styles.target}>{address ? <RowLink to={address}>{target}</RowLink> : target}</bdi>
      )}
      <span>{after}</span>
    </span>
  );
  if (!reason) return sentence;
  return (
    <div className={styles.whole}>
      {sentence}
      <div className={styles.reason}>{reason}</div>
    </div>
  );
}

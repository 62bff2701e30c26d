import { Button, Dialog, makeStyles, tokens } from '@backoffice/ui';
import type { AuditLogEntry } from '@backoffice/contract';
import { Moment } from '@backoffice/list-screen';
import { Ticket } from '@backoffice/list-screen/reason';
import { auditMessages } from './audit-messages';
import { actionTexts, auditWords, changedField, changedValue, subjectTexts } from './audit-words';

const cell = {
  padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXS} 0`,
  verticalAlign: 'top',
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;

const useAuditEntryDialogStyles = makeStyles({
  sentence: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  reason: { margin: 0, overflowWrap: 'anywhere' },
  request: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  changes: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  header: { ...cell, color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  field: { ...cell, fontWeight: tokens.fontWeightRegular },
  value: { ...cell, whiteSpace: 'pre-wrap' },
});

interface AuditEntryDialogProps {
  entry: AuditLogEntry;
  onClose: () => void;
}

/** All details of an entry. */
export function AuditEntryDialog({ entry, onClose }: AuditEntryDialogProps) {
  const styles = useAuditEntryDialogStyles();
  const text = auditMessages.useText();
  const { id, at, action, subject, changes, ticket, requestId, process } = entry;
  const reason = auditWords.reason(entry, text);
  const title = text('audit.details.title', { id });
  const about = [
    auditWords.actor(entry, text),
    text(actionTexts[action]),
    text(subjectTexts[subject]),
    auditWords.target(entry, text),
  ];
  return (
    <Dialog
      actions={<Button onClick={onClose}>{text('audit.details.close')}</Button>}
      onDismiss={onClose}
      title={title}
    >
      <p className={styles.sentence}>
        <Moment at={at} /> · {about.filter(Boolean).join(' · ')}
      </p>
      {reason && <p className={styles.reason}>{reason}</p>}
      {ticket && (
        <p className={styles.reason}>
          {text('audit.details.ticket')} <Ticket ticket={ticket} />
        </p>
      )}
      {changes.length > 0 ? (
        <table aria-label={title} className={styles.changes}>
          <thead>
            <tr>
              {(['audit.details.field', 'audit.details.from', 'audit.details.to'] as const).map((key) => (
                <th className={styles.header} key={key} scope="col">
                  {text(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, from, to }) => (
              <tr key={field}>
                <th className={styles.field} scope="row">
                  {changedField(field, text)}
                </th>
                <td className={styles.value}>{changedValue(field, from, text)}</td>
                <td className={styles.value}>{changedValue(field, to, text)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{text('audit.details.none')}</p>
      )}
      {requestId && (
        <p className={styles.request}>
          {text('audit.filter.in-words', { field: text('audit.details.request'), value: requestId })}
        </p>
      )}
      {process && (
        <p className={styles.request}>
          {text('audit.filter.in-words', { field: text('audit.details.process'), value: process })}
        </p>
      )}
    </Dialog>
  );
}

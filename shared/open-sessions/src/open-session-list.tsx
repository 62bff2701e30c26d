import type { OpenSession } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { Button, makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { flexColumn, plainList, spacedRow } from '@backoffice/ui/layout-rules';
import { deviceName } from './device-name';
import { sessionsMessages } from './use-session-ends';

const useStyles = makeStyles({
  list: plainList,
  session: {
    ...spacedRow,
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  facts: flexColumn,
  device: { fontWeight: tokens.fontWeightSemibold },
  zone: { margin: 0 },
  minor: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface OpenSessionListProps {
  label: string;
  sessions: readonly OpenSession[];
  /** The ids of sessions that are being ended. */
  ending: readonly number[];
  /** Ends a session; left out where the user may end none. Users end their current session by signing out. */
  onEnd?: ((session: OpenSession) => void) | undefined;
}

/** The list of open sessions, each with its device, address, times and a button to end it. */
export function OpenSessionList({ label, sessions, ending, onEnd }: OpenSessionListProps) {
  const styles = useStyles();
  const text = sessionsMessages.useText();
  const nameOf = ({ userAgent }: OpenSession) =>
    userAgent ? deviceName(userAgent) : text('sessions.unknown-device');
  const sinceOf = ({ since, provider }: OpenSession) => {
    const at = text('sessions.since', { at: formatDateTime(since) });
    return provider ? `${at} ${text('sessions.by-provider', { provider })}` : at;
  };
  return (
    <>
      <p className={mergeClasses(styles.zone, styles.minor)}>
        {text('sessions.zone', { zone: shownZoneLabel() })}
      </p>
      <ul aria-label={label} className={styles.list}>
        {sessions.map((session) => (
          <li className={styles.session} key={session.id}>
            <span className={styles.facts}>
              <span className={styles.device}>{nameOf(session)}</span>
              <span className={styles.minor}>{session.address}</span>
              <span className={styles.minor}>{sinceOf(session)}</span>
              <span className={styles.minor}>
                {text('sessions.active', { at: formatDateTime(session.activeAt) })}
              </span>
            </span>
            {session.isOwn && <span>{text('sessions.own')}</span>}
            {!session.isOwn && onEnd && (
              <Button disabledFocusable={ending.includes(session.id)} onClick={() => onEnd(session)}>
                {text('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

import type { DashboardFigures } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { mergeClasses } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFigureListStyles } from './figure-list.styles';
import { listOf } from './today-addresses';
import { todayMessages } from './today-messages';

interface LineProps {
  label: string;
  count: number;
  to: string;
  /** The parts of the figure. */
  children?: ReactNode;
}

function Line({ label, count, to, children }: LineProps) {
  const styles = useFigureListStyles();
  const text = todayMessages.useText();
  return (
    <li className={mergeClasses(styles.item, count === 0 && styles.none)}>
      <span className={styles.label}>
        {label}
        {children}
      </span>
      {count === 0 ? (
        <span className={styles.count}>{text('today.none')}</span>
      ) : (
        <Link
          aria-label={`${label} ${formatNumber(count)}`}
          className={mergeClasses(styles.link, styles.count)}
          to={to}
        >
          {formatNumber(count)}
        </Link>
      )}
    </li>
  );
}

/** The users with the most changes, or the system where no user made any. */
function Authors({ total, people }: NonNullable<DashboardFigures['changes']>) {
  const styles = useFigureListStyles();
  const text = todayMessages.useText();
  if (total === 0) return null;
  if (people.length === 0)
    return (
      <span className={styles.hint}>{text('today.changes.system', { count: formatNumber(total) })}</span>
    );
  return (
    <span className={mergeClasses(styles.hint, styles.authors)}>
      {people.map(({ actor, changes }) => (
        <Link className={styles.link} key={actor} to={listOf.changes(actor)}>
          {text('today.changes.by', { actor, count: formatNumber(changes) })}
        </Link>
      ))}
    </span>
  );
}

/** The work of the team: sign-ins, and changes with their authors. */
export function WorkList({
  label,
  figures: { signIns, changes },
}: {
  label: string;
  figures: DashboardFigures;
}) {
  const styles = useFigureListStyles();
  const text = todayMessages.useText();
  return (
    <ul aria-label={label} className={styles.list}>
      {signIns && <Line count={signIns.total} label={text('today.sign-ins.all')} to={listOf.signIns()} />}
      {changes && (
        <Line count={changes.total} label={text('today.changes')} to={listOf.changes()}>
          <Authors {...changes} />
        </Line>
      )}
    </ul>
  );
}

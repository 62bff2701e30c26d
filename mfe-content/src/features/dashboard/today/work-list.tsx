import type { DashboardFigures } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { mergeClasses } from '@backoffice/ui';
import { Link } from 'react-router-dom';
import { useFigureListStyles } from './figure-list.styles';
import { listOf } from './today-addresses';
import { todayMessages } from './today-messages';

interface LineProps {
  label: string;
  count: number;
  to: string;
  /** Their author, where it is no user. */
  hint?: string | undefined;
}

function Line({ label, count, to, hint }: LineProps) {
  const styles = useFigureListStyles();
  const text = todayMessages.useText();
  return (
    <li className={mergeClasses(styles.item, count === 0 && styles.none)}>
      <span className={styles.label}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
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

/** The work of the team: sign-ins, and changes by the users with the most. */
export function WorkList({ label, figures }: { label: string; figures: DashboardFigures }) {
  const styles = useFigureListStyles();
  const text = todayMessages.useText();
  const { signIns, changes } = figures;
  return (
    <ul aria-label={label} className={styles.list}>
      {signIns && <Line count={signIns.total} label={text('today.sign-ins.all')} to={listOf.signIns()} />}
      {changes && (
        <Line
          count={changes.total}
          hint={
            changes.total > 0 && changes.people.length === 0
              ? text('today.changes.system', { count: formatNumber(changes.total) })
              : undefined
          }
          label={text('today.changes')}
          to={listOf.changes()}
        />
      )}
      {changes?.people.map(({ actor, changes: made }) => (
        <Line
          count={made}
          key={actor}
          label={text('today.changes.by', { actor })}
          to={listOf.changes(actor)}
        />
      ))}
    </ul>
  );
}

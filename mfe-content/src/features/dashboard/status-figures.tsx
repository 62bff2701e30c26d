import type { DashboardSummary } from '@backoffice/contract';
import { useId } from 'react';
import { messages } from '../../messages';
import { useDashboardStyles } from './dashboard.styles';
import { Figure } from './figure';
import { ProportionBar } from './proportion-bar';
import { sharesOf } from './shares-of';
import { useStatusFiguresStyles } from './status-figures.styles';

interface StatusFiguresProps {
  /** None while they load. */
  counts: DashboardSummary['merchants'] | undefined;
}

/** How many merchants there are, by status. */
export function StatusFigures({ counts }: StatusFiguresProps) {
  const page = useDashboardStyles();
  const styles = useStatusFiguresStyles();
  const text = messages.useText();
  const titleId = useId();
  const shares = counts && sharesOf(counts);

  return (
    <section aria-labelledby={titleId}>
      <div className={page.head}>
        <h2 className={page.title} id={titleId}>
          {text('dashboard.status.title')}
        </h2>
      </div>
      <dl className={styles.figures}>
        <Figure count={counts && counts.active + counts.inactive} label={text('dashboard.status.total')} />
        <Figure
          count={counts?.active}
          label={text('dashboard.status.active')}
          share={shares?.active}
          status="active"
        />
        <Figure
          count={counts?.inactive}
          label={text('dashboard.status.inactive')}
          share={shares?.inactive}
          status="inactive"
        />
      </dl>
      <ProportionBar shares={shares} />
    </section>
  );
}

import { usePermission } from '@backoffice/session';
import { ErrorPanel, makeStyles, mergeClasses, Skeleton, tokens } from '@backoffice/ui';
import { cardBox } from '@backoffice/ui/theme-rules';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../messages';
import { LoadFailure } from '../elements/load-failure';
import { TileFailure } from '../elements/tile-failure';
import { dashboardFiguresQuery } from '../queries/dashboard.queries';
import { useDayCode } from './lazy-day';
import { useShownTiles } from './payment-rights';

const usePaymentDayStyles = makeStyles({
  day: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingHorizontalM },
  frame: { display: 'flex', minWidth: 0, ...cardBox, '& > *': { flexGrow: 1 } },
  // The chart stands below the volume in narrow windows.
  volume: { minHeight: '176px', '@media (max-width: 767.98px)': { minHeight: '340px' } },
  failure: { alignContent: 'center' },
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  tile: { minHeight: '88px' },
  skeleton: { flexGrow: 1, width: 'auto', height: 'auto', margin: tokens.spacingHorizontalL },
});

interface PaymentDayProps {
  /** There are no transactions yet. */
  isFirst: boolean;
  names: ReturnType<typeof useShownTiles>;
}

function Figures({ isFirst, names }: PaymentDayProps) {
  const styles = usePaymentDayStyles();
  const text = messages.useText();
  const maySeePayments = usePermission('transactions:view');
  const { data, error, refetch } = useQuery(dashboardFiguresQuery);
  const { fetched: day, hasFailed, retry } = useDayCode();
  if (hasFailed) return <ErrorPanel onRetry={retry} title={text('dashboard.failed.title')} />;

  const skeleton = <Skeleton className={styles.skeleton} />;
  const failure = data ? null : error;
  const readAgain = () => void refetch();
  const tileOf = (name: (typeof names)[number]) => {
    if (!day) return skeleton;
    if (name === 'alerts') return <day.Alerts />;
    const Tile = day.tiles[name];
    if (data) return <Tile figures={data} />;
    return failure ? <TileFailure onRetry={readAgain} /> : skeleton;
  };
  const volume = () => {
    if (failure)
      return (
        <div className={styles.failure}>
          <LoadFailure error={failure} onRetry={readAgain} />
        </div>
      );
    if (!day || !data) return skeleton;
    return isFirst ? <day.First /> : <day.Volume figures={data} />;
  };
  return (
    <div
      aria-busy={!day || !(data ?? failure)}
      aria-label={text('dashboard.today.title')}
      className={styles.day}
      role="group"
    >
      {maySeePayments && <div className={mergeClasses(styles.frame, styles.volume)}>{volume()}</div>}
      <div className={styles.tiles}>
        {names.map((name) => (
          <div className={mergeClasses(styles.frame, styles.tile)} key={name}>
            {tileOf(name)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The payments of today: the volume, and a tile for each further figure that the user may see. */
export function PaymentDay({ isFirst }: Pick<PaymentDayProps, 'isFirst'>) {
  const names = useShownTiles();
  return names.length > 0 ? <Figures isFirst={isFirst} names={names} /> : null;
}

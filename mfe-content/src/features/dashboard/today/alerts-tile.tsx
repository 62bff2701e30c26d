import { screens } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { makeStyles, Skeleton, tokens } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { TileFailure } from '../elements/tile-failure';
import { operationsQuery } from '../queries/dashboard.queries';
import { Tile } from './tile';
import { todayMessages } from './today-messages';

const useAlertsTileStyles = makeStyles({
  skeleton: { flexGrow: 1, width: 'auto', height: 'auto', margin: tokens.spacingHorizontalL },
});

/** The active alerts of the installation, which have a call of their own. */
export function AlertsTile() {
  const styles = useAlertsTileStyles();
  const text = todayMessages.useText();
  const { data, error, refetch } = useQuery(operationsQuery);
  if (error && !data) return <TileFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={styles.skeleton} />;
  const critical = data.alarms.filter(({ severity }) => severity === 'critical').length;
  return (
    <Tile
      cause={
        data.alarms.length === 0
          ? text('today.alerts.none')
          : critical === 0
            ? text('today.alerts.warnings')
            : text('today.alerts.critical', { count: formatNumber(critical) })
      }
      label={text('today.alerts')}
      to={screens.operationsStatus}
      value={data.alarms.length}
    />
  );
}

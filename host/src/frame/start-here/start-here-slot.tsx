import { usePermission, userAtom } from '@backoffice/session';
import { makeStyles } from '@backoffice/ui';
import { lateComponent } from '@backoffice/ui/late-component';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { DASHBOARD_PATH } from '../../navigation/paths';

const useSlotStyles = makeStyles({
  // The height of the card, so that the dashboard does not move when the card arrives.
  dashboard: {
    minHeight: '150px',
    '@media (width < 992px)': { minHeight: '240px' },
    '@media (width < 640px)': { minHeight: '328px' },
  },
});

const StartHere = lateComponent(async () => {
  const { load, StartHereCard } = await import(/* webpackChunkName: "follow" */ './start-here-card');
  await load();
  return StartHereCard;
});

/** The card for a first visit, above the dashboard, until the user closes it. It follows the user's work on all pages. */
export function StartHereSlot() {
  const styles = useSlotStyles();
  const isOffered = usePermission('merchants:view');
  const isShown = useLocation().pathname === DASHBOARD_PATH;
  const user = useAtomValue(userAtom);
  if (!isOffered || !user || user.startHere?.dismissed) return null;
  return (
    <div className={isShown ? styles.dashboard : undefined}>
      <StartHere isShown={isShown} />
    </div>
  );
}

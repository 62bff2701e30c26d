import { Button, makeStyles, tokens, uiMessages } from '@backoffice/ui';
import { wrappingRow } from '@backoffice/ui/layout-rules';
import { messages } from '../../../messages';

const useTileFailureStyles = makeStyles({
  failure: {
    ...wrappingRow,
    flexGrow: 1,
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground2,
  },
});

/** The failure of a figure, in the space of its tile. */
export function TileFailure({ onRetry }: { onRetry: () => void }) {
  const styles = useTileFailureStyles();
  return (
    <div className={styles.failure} role="alert">
      <span>{messages.useText()('dashboard.failed.title')}</span>
      <Button onClick={onRetry} size="small">
        {uiMessages.useText()('ui.error.retry')}
      </Button>
    </div>
  );
}

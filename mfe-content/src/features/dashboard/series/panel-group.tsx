import { makeStyles, tokens } from '@backoffice/ui';
import { type SeriesName, seriesNames } from '@backoffice/contract';
import { messages } from '../../../messages';
import type { Period } from '../figures/period';
import { SeriesPanel } from './series-panel';

const usePanelGroupStyles = makeStyles({
  group: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

interface PanelGroupProps {
  /** None while it loads. */
  period: Period | undefined;
  shown: SeriesName;
  onShow: (name: SeriesName) => void;
}

/** The four series in one number each; one of them is shown by the chart below. */
export function PanelGroup({ period, shown, onShow }: PanelGroupProps) {
  const styles = usePanelGroupStyles();
  const text = messages.useText();
  return (
    <div aria-label={text('dashboard.series.choice')} className={styles.group} role="group">
      {seriesNames.map((name) => (
        <SeriesPanel
          isShown={name === shown}
          key={name}
          name={name}
          onShow={() => onShow(name)}
          period={period}
        />
      ))}
    </div>
  );
}

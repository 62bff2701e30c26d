import { type SeriesName, seriesNames } from '@backoffice/contract';
import { messages } from '../../../messages';
import type { Period } from './period';
import { usePanelGroupStyles } from './panel-group.styles';
import { SeriesPanel } from './series-panel';

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

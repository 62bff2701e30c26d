import { makeStyles, mergeClasses, Skeleton, tokens } from '@backoffice/ui';
import { type SeriesName, seriesNames } from '@backoffice/contract';
import { messages } from '../../../messages';
import { changeOf, type Period, sumOf } from '../figures/period';
import { formatNumber } from '@backoffice/i18n';
import { AnimatedCount } from '../animated-count/animated-count';
import { seriesLooks } from '../figures/series-looks';
import { useSeriesPanelStyles } from './series-panel.styles';

interface SeriesPanelProps {
  name: SeriesName;
  /** The figures of the period; undefined while loading. */
  period: Period | undefined;
  /** The chart shows this series. */
  isShown: boolean;
  onShow: () => void;
}

/** The total of a series; a click shows its days in the chart. */
function SeriesPanel({ name, period, isShown, onShow }: SeriesPanelProps) {
  const styles = useSeriesPanelStyles();
  const text = messages.useText();
  const { label, colour, Icon } = seriesLooks[name];
  const change = period ? changeOf(period.now[name], period.before?.[name]) : null;
  return (
    <button
      aria-pressed={isShown}
      className={mergeClasses(styles.panel, isShown && styles.shown)}
      onClick={onShow}
      // An inset shadow instead of a wider border, which would shift the layout.
      style={isShown ? { boxShadow: `inset 0 3px 0 ${colour}` } : undefined}
      type="button"
    >
      <span className={styles.icon} style={{ color: colour }}>
        <Icon size={24} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{text(label)}</span>
        {period ? (
          <AnimatedCount className={styles.count} value={sumOf(period.now[name])} />
        ) : (
          <Skeleton className={styles.skeleton} />
        )}
        <span className={styles.change}>
          {change !== null &&
            text(change < 0 ? 'dashboard.series.less' : 'dashboard.series.more', {
              percent: formatNumber(Math.abs(change)),
            })}
        </span>
      </span>
    </button>
  );
}

const usePanelGroupStyles = makeStyles({
  group: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

interface PanelGroupProps {
  /** The figures of the period; undefined while loading. */
  period: Period | undefined;
  shown: SeriesName;
  onShow: (name: SeriesName) => void;
}

/** The totals of the four series, one of which the chart below shows. */
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

import { ColourMark, type SheetColumn } from '@backoffice/charts';
import { Button, makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { flexWrapping } from '@backoffice/ui/layout-rules';

const useSeriesSwitchesStyles = makeStyles({
  // Aligns the first mark with the title.
  switches: { ...flexWrapping, marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` },
  series: { fontWeight: tokens.fontWeightRegular, minWidth: 0 },
  hidden: { textDecorationLine: 'line-through' },
  hiddenMark: { opacity: 0.3 },
});

interface SeriesSwitchesProps {
  label: string;
  columns: readonly SheetColumn[];
  /** The keys of hidden series. */
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** The legend, with a switch to show or hide each series. The last shown series cannot be hidden. */
export function SeriesSwitches({ label, columns, hidden, onToggle }: SeriesSwitchesProps) {
  const styles = useSeriesSwitchesStyles();
  const isOnlyOne = columns.length - hidden.size === 1;
  return (
    <div aria-label={label} className={styles.switches} role="group">
      {columns.map(({ key, label: name, colour }) => {
        const isHidden = hidden.has(key);
        return (
          <Button
            appearance="subtle"
            aria-pressed={!isHidden}
            className={mergeClasses(styles.series, isHidden && styles.hidden)}
            disabled={isOnlyOne && !isHidden}
            icon={
              <span className={mergeClasses(isHidden && styles.hiddenMark)}>
                <ColourMark colour={colour} size={12} />
              </span>
            }
            key={key}
            onClick={() => onToggle(key)}
          >
            {name}
          </Button>
        );
      })}
    </div>
  );
}

import { storedText } from '@backoffice/browser-store';
import { ChevronDownIcon, ChevronRightIcon, makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow } from '@backoffice/ui/layout-rules';
import { headingText } from '@backoffice/ui/theme-rules';
import { afterPaintTogether } from '@backoffice/ui/when-idle';
import { type ReactNode, useEffect, useState } from 'react';
import { messages } from '../../../messages';
import { SeriesSection } from '../series/series-section';

const useActivityStyles = makeStyles({
  activity: { ...flexColumn, rowGap: tokens.spacingHorizontalM },
  title: { margin: 0, ...headingText },
  fold: {
    ...flexRow,
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalS} 0 0`,
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});

const FOLDED = 'folded';
const stored = storedText({ key: 'dashboardActivity', area: 'local' });

interface ActivityProps {
  /** Starts loading the code of the charts. */
  isWanted: boolean;
  /** The cards below the charts. */
  children: ReactNode;
  /** Nothing stands below the cards, so that they are rendered after the first paint, below the screen. */
  isLast: boolean;
}

/** The series with their charts and the cards below. Folded, which the browser keeps, only the totals are left. */
export function Activity({ isWanted, children, isLast }: ActivityProps) {
  const styles = useActivityStyles();
  const text = messages.useText();
  const [isFolded, setIsFolded] = useState(() => stored.read() === FOLDED);
  const [hasCards, setHasCards] = useState(!isLast);
  useEffect(() => (hasCards ? undefined : afterPaintTogether(() => setHasCards(true))), [hasCards]);
  const fold = (folded: boolean) => {
    setIsFolded(folded);
    stored.write(folded ? FOLDED : null);
  };
  const Icon = isFolded ? ChevronRightIcon : ChevronDownIcon;
  return (
    <div className={styles.activity}>
      <SeriesSection
        isFolded={isFolded}
        isWanted={isWanted}
        onUnfold={() => fold(false)}
        title={
          <h2 className={styles.title}>
            <button
              aria-expanded={!isFolded}
              className={styles.fold}
              onClick={() => fold(!isFolded)}
              type="button"
            >
              <Icon />
              <span>{text('dashboard.series.title')}</span>
            </button>
          </h2>
        }
      />
      {!isFolded && hasCards && children}
    </div>
  );
}

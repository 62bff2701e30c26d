import { makeStyles, tokens } from '@backoffice/ui';
import { cutText, flexColumn } from '../base/layout-rules';
import { smallText, titleText } from './theme-rules';
import { Link } from 'react-router-dom';

const useFigureLineStyles = makeStyles({
  line: {
    display: 'grid',
    // Wider, because the first figure is an amount.
    gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
    columnGap: tokens.spacingHorizontalM,
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
  figure: {
    ...flexColumn,
    minWidth: 0,
    padding: `${tokens.spacingVerticalXS} 0`,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  label: { ...cutText, color: tokens.colorNeutralForeground2, ...smallText },
  value: { ...titleText, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});

interface Figure {
  label: string;
  value: string;
  /** The address of the list that it summarises. */
  to: string;
}

/** Four figures in a line, an amount first; two by two on phones. */
export function FigureLine({ figures }: { figures: readonly Figure[] }) {
  const styles = useFigureLineStyles();
  return (
    <div className={styles.line}>
      {figures.map(({ label, value, to }) => (
        <Link className={styles.figure} key={label} to={to}>
          <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
        </Link>
      ))}
    </div>
  );
}

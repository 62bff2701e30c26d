import { formatNumber } from '@backoffice/i18n';
import { makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { cutText, flexColumn } from '@backoffice/ui/layout-rules';
import { smallText } from '@backoffice/ui/theme-rules';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkArrow } from './link-arrow';
import { todayMessages } from './today-messages';

const useTileStyles = makeStyles({
  tile: {
    position: 'relative',
    ...flexColumn,
    flexGrow: 1,
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
  },
  link: {
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '& > :first-child': linkArrow,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  label: { ...cutText, ...smallText, color: tokens.colorNeutralForeground2 },
  value: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  none: { color: tokens.colorNeutralForeground3 },
  cause: {
    ...cutText,
    ...smallText,
    color: tokens.colorNeutralForeground2,
    // A touch screen shows no tooltip of a text that is cut.
    '@media (max-width: 479.98px)': { whiteSpace: 'normal' },
  },
  trend: {
    position: 'absolute',
    top: tokens.spacingVerticalM,
    right: tokens.spacingHorizontalL,
    // Narrow tiles have no room beside the label.
    '@media (max-width: 479.98px)': { display: 'none' },
  },
});

interface TileProps {
  label: string;
  /** A number, or a formatted figure; 0 is shown as “None”, without a link. */
  value: number | string;
  /** The parts of the figure, in one line where there is room. */
  cause: string;
  /** The address of the list behind the figure. */
  to: string;
  /** A drawing beside the figure. */
  trend?: ReactNode;
}

/** A figure with its cause, which as a whole links to the list behind it. */
export function Tile({ label, value, cause, to, trend }: TileProps) {
  const styles = useTileStyles();
  const text = todayMessages.useText();
  const isNone = value === 0;
  const content = (
    <>
      <span className={styles.label}>{label}</span>{' '}
      <span className={mergeClasses(styles.value, isNone && styles.none)}>
        {isNone ? text('today.none') : typeof value === 'number' ? formatNumber(value) : value}
      </span>{' '}
      <span className={styles.cause} data-tooltip-when-cut="">
        {cause}
      </span>
      {trend && <span className={styles.trend}>{trend}</span>}
    </>
  );
  if (isNone) return <div className={styles.tile}>{content}</div>;
  return (
    <Link className={mergeClasses(styles.tile, styles.link)} to={to}>
      {content}
    </Link>
  );
}

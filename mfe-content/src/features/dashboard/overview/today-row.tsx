import type { Permission } from '@backoffice/contract';
import { may, usePermission } from '@backoffice/session';
import { ErrorPanel, makeStyles, mergeClasses, Skeleton, tokens } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../messages';
import { LoadFailure } from '../elements/load-failure';
import { useLateCode } from '@backoffice/ui/late-code';
import { dashboardFiguresQuery } from '../queries/dashboard.queries';
import { lazySections } from '../sections/lazy-section';
import type { TodayPart } from '../today/today-tile';

const NARROW = '(max-width: 639.98px)';
const TOUCH = '(pointer: coarse)';

const useTodayRowStyles = makeStyles({
  today: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingHorizontalM },
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 216px), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  // The height of the tallest tile in a row, so that loaded figures do not shift the layout.
  tile: {
    display: 'flex',
    minWidth: 0,
    minHeight: '8.375rem',
    [`@media ${TOUCH} and (min-width: 640px)`]: { minHeight: '11.75rem' },
    [`@media ${TOUCH} and ${NARROW}`]: { minHeight: '11.75rem' },
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  transactions: {
    minHeight: '7.5rem',
    [`@media ${TOUCH} and (min-width: 640px)`]: { minHeight: '7.5rem' },
    [`@media (pointer: fine) and ${NARROW}`]: { minHeight: '10.75rem' },
    [`@media ${TOUCH} and ${NARROW}`]: { minHeight: '10.75rem' },
  },
  // Tiles below each other have heights of their own.
  merchants: {},
  keys: {
    [`@media (pointer: fine) and ${NARROW}`]: { minHeight: '6.75rem' },
    [`@media ${TOUCH} and ${NARROW}`]: { minHeight: '9rem' },
  },
  signIns: {
    [`@media (pointer: fine) and ${NARROW}`]: { minHeight: '8rem' },
    [`@media ${TOUCH} and ${NARROW}`]: { minHeight: '10.5rem' },
  },
  changes: {},
  skeleton: { flexGrow: 1, width: 'auto', height: 'auto', margin: tokens.spacingHorizontalL },
});

/** The permission for each tile, that of the list it links to; in the order of the tiles. */
const neededFor = {
  transactions: 'transactions:view',
  merchants: 'merchants:view',
  keys: 'channels:view',
  signIns: 'auditLog:view',
  changes: 'auditLog:view',
} as const satisfies Record<TodayPart, Permission>;

/** Tells whether the user may see any of the tiles. */
export const maySeeToday = (): boolean => Object.values(neededFor).some((permission) => may(permission));

/** Returns the tiles that the user may see. */
export function useTodayParts(): TodayPart[] {
  const isSeen: Record<TodayPart, boolean> = {
    transactions: usePermission(neededFor.transactions),
    merchants: usePermission(neededFor.merchants),
    keys: usePermission(neededFor.keys),
    signIns: usePermission(neededFor.signIns),
    changes: usePermission(neededFor.changes),
  };
  return (Object.keys(isSeen) as TodayPart[]).filter((part) => isSeen[part]);
}

interface TodayRowProps {
  parts: readonly TodayPart[];
  /** Starts loading its code. */
  isWanted?: boolean;
}

/** Today's figures about payments, risk and work, each a link to its list. */
export function TodayRow({ parts, isWanted }: TodayRowProps) {
  const styles = useTodayRowStyles();
  const text = messages.useText();
  const { data, error, refetch } = useQuery(dashboardFiguresQuery);
  const { fetched, hasFailed, retry } = useLateCode(lazySections, isWanted);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (hasFailed) return <ErrorPanel onRetry={retry} title={text('dashboard.failed.title')} />;
  const Tile = fetched?.today;
  const tileOf = (part: TodayPart) => (
    <div className={mergeClasses(styles.tile, styles[part])} key={part}>
      {Tile && data ? <Tile figures={data} part={part} /> : <Skeleton className={styles.skeleton} />}
    </div>
  );
  const others = parts.filter((part) => part !== 'transactions');
  return (
    <div
      aria-busy={!Tile || !data}
      aria-label={text('dashboard.today.title')}
      className={styles.today}
      role="group"
    >
      {parts.includes('transactions') && tileOf('transactions')}
      {others.length > 0 && <div className={styles.row}>{others.map(tileOf)}</div>}
    </div>
  );
}

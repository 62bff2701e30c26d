import { startTransition, type SubmitEvent, useId, useOptimistic, useState } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { flexRow, plainList, wrappingRow } from '../../base/layout-rules';
import { PAGE_SIZES } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { Input } from '../../base/elements/form-controls';
import { Select } from '../../base/elements/basic-controls';
import { uiMessages } from '../../base/messages';
import { ShapeButton } from '../../base/elements/icon-button';
import { ChevronLeftIcon } from '../../base/icons/page-icons';
import { ChevronRightIcon } from '../../base/icons/frame-icons';

const usePaginationStyles = makeStyles({
  bar: {
    ...wrappingRow,
    justifyContent: 'end',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
    '@media (max-width: 639.98px)': { justifyContent: 'center' },
  },
  pages: { ...wrappingRow, ...plainList },
  page: {
    minWidth: 'var(--ui-icon-button)',
    height: 'var(--ui-icon-button)',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    '@media (forced-colors: active)': { border: '2px solid Highlight' },
  },
  // Room for the number of the last page.
  unknown: { minWidth: '48px' },
  gap: { minWidth: '20px', textAlign: 'center', color: tokens.colorNeutralForeground3 },
  jump: { ...flexRow, columnGap: tokens.spacingHorizontalXS },
  jumpInput: { width: '64px', minWidth: 0 },
});

/** Goes to the typed page number, or to the nearest existing one. */
function PageJumper({ last, onJump }: { last: number; onJump: (page: number) => void }) {
  const styles = usePaginationStyles();
  const text = uiMessages.useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const page = Number.parseInt(typed, 10);
    setTyped('');
    if (Number.isFinite(page)) onJump(Math.max(1, Math.min(page, last)));
  };
  return (
    <form className={styles.jump} onSubmit={onSubmit}>
      <label htmlFor={id}>{text('ui.pages.jump')}</label>
      <Input
        className={styles.jumpInput}
        id={id}
        inputMode="numeric"
        onChange={(_event, data) => setTyped(data.value.replace(/\D/g, ''))}
        size="small"
        value={typed}
      />
    </form>
  );
}

/** Returns the page numbers of a pagination: first, last, and those around the current one; `null` for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  const start = Math.max(2, Math.min(current - 1, last - 4));
  const end = Math.min(last - 1, Math.max(current + 1, 5));
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  // A gap of one page would be as wide as its number.
  const before = start > 3 ? [null] : start === 3 ? [2] : [];
  const after = end < last - 2 ? [null] : end === last - 2 ? [last - 1] : [];
  return [1, ...before, ...middle, ...after, last];
}

export interface PaginationProps {
  /** From 1. */
  page: number;
  limit: number;
  /** Null while the rows are being counted; then it is announced when it is there. */
  total: number | null;
  /** Called with page 1 when the size changes. */
  onChange: (next: { page: number; limit: number }) => void;
}

/** Total, page size, previous, pages, next, and a field to jump to a page. The caller shows it only for a total above 0. */
export function Pagination({ total, onChange, ...current }: PaginationProps) {
  const styles = usePaginationStyles();
  const text = uiMessages.useText();
  // Shows the chosen page before the list has rendered it, so that a second click on "next" goes one page further.
  const [{ page, limit }, showAtOnce] = useOptimistic({ page: current.page, limit: current.limit });
  const turnTo = (next: { page: number; limit: number }) =>
    startTransition(() => {
      showAtOnce(next);
      onChange(next);
    });
  // A page whose total is not known is whole, and another one may follow.
  const last = total === null ? page + 1 : Math.max(1, Math.ceil(total / limit));
  const [isAnnounced, setIsAnnounced] = useState(false);
  if (total === null && !isAnnounced) setIsAnnounced(true);
  const go = (to: number) => turnTo({ page: to, limit });
  const sizes = [...new Set([...PAGE_SIZES, limit])].sort((a, b) => a - b);
  return (
    <nav aria-label={text('ui.pages.label')} className={styles.bar}>
      <span role={isAnnounced ? 'status' : undefined}>
        {total === null
          ? text('ui.pages.counting')
          : text('ui.pages.total', { count: total, total: formatNumber(total) })}
      </span>
      <Select
        onChange={(_event, data) => turnTo({ page: 1, limit: Number(data.value) })}
        select={{ 'aria-label': text('ui.pages.size') }}
        size="small"
        value={String(limit)}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {text('ui.pages.size-option', { size })}
          </option>
        ))}
      </Select>
      <ShapeButton
        disabled={page <= 1}
        icon={ChevronLeftIcon}
        label={text('ui.pages.previous')}
        onClick={() => go(Math.min(page - 1, last))}
      />
      <ol className={styles.pages}>
        {pageNumbers(page, last).map((number, index) =>
          number === null ? (
            <li aria-hidden="true" className={styles.gap} key={`gap ${index}`}>
              …
            </li>
          ) : (
            <li key={number}>
              <button
                aria-current={number === page ? 'page' : undefined}
                aria-label={text('ui.pages.page', { page: number })}
                className={mergeClasses(styles.page, number === page && styles.current)}
                onClick={() => go(number)}
                type="button"
              >
                {number}
              </button>
            </li>
          ),
        )}
        {total === null && (
          <li aria-hidden="true" className={mergeClasses(styles.gap, styles.unknown)}>
            …
          </li>
        )}
      </ol>
      <ShapeButton
        disabled={page >= last}
        icon={ChevronRightIcon}
        label={text('ui.pages.next')}
        onClick={() => go(page + 1)}
      />
      <PageJumper last={last} onJump={go} />
    </nav>
  );
}

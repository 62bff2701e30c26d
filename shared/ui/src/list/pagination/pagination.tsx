import { mergeClasses } from '@fluentui/react-components';
import { PAGE_SIZES } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { Select } from '../../controls/select';
import { IconButton } from '../../icon-button/icon-button';
import { ChevronLeftIcon } from '../../icons/chevron-left-icon';
import { ChevronRightIcon } from '../../icons/chevron-right-icon';
import { uiMessages } from '../../messages';
import { PageJumper } from './page-jumper';
import { pageNumbers } from './page-numbers';
import { usePaginationStyles } from './pagination.styles';

export interface PaginationProps {
  /** From 1. */
  page: number;
  limit: number;
  total: number;
  /** Another size starts at page 1. */
  onChange: (next: { page: number; limit: number }) => void;
}

/** Total, page size, previous, pages, next, jumper. Whether it is shown (only with a total above 0) is the caller's. */
export function Pagination({ page, limit, total, onChange }: PaginationProps) {
  const styles = usePaginationStyles();
  const text = uiMessages.useText();
  const last = Math.max(1, Math.ceil(total / limit));
  const go = (to: number) => onChange({ page: to, limit });
  const sizes = [...new Set([...PAGE_SIZES, limit])].sort((a, b) => a - b);
  return (
    <nav aria-label={text('ui.pages.label')} className={styles.bar}>
      <span>{text('ui.pages.total', { total: formatNumber(total) })}</span>
      <Select
        onChange={(_event, data) => onChange({ page: 1, limit: Number(data.value) })}
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
      <IconButton
        disabled={page <= 1}
        icon={<ChevronLeftIcon />}
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
      </ol>
      <IconButton
        disabled={page >= last}
        icon={<ChevronRightIcon />}
        label={text('ui.pages.next')}
        onClick={() => go(page + 1)}
      />
      <PageJumper last={last} onJump={go} />
    </nav>
  );
}

import { formatList } from '@backoffice/i18n/format-list';
import type { ReactNode } from 'react';
import { Button } from '../../base/elements/basic-controls';
import { uiMessages } from '../../base/messages';
import { EmptyPanel, ErrorPanel, NoPermissionPanel, StatePanel } from '../../base/panels/state-panel';

export type DataTableState = 'loading' | 'rows' | 'empty' | 'nothing-found' | 'error' | 'no-permission';

interface ListFailure {
  title?: string;
  body?: ReactNode;
  requestId?: string;
  onRetry: () => void;
}

/** The content of each state without rows. */
export interface StateContent {
  /** Describes the list, with an action that adds to it. */
  empty?: { title: string; body?: ReactNode; action?: ReactNode };
  /** The active filters, each as "label: value". */
  nothingFound?: { filters: readonly string[]; onReset: () => void };
  error?: ListFailure;
}

interface StateContentPanelProps extends StateContent {
  state: Exclude<DataTableState, 'loading' | 'rows'>;
  caption: string;
}

/** The content below the header when there are no rows. */
export function StateContentPanel({ state, caption, empty, nothingFound, error }: StateContentPanelProps) {
  const text = uiMessages.useText();
  switch (state) {
    case 'no-permission':
      return <NoPermissionPanel />;
    case 'error':
      return (
        <ErrorPanel
          body={error?.body}
          onRetry={error?.onRetry}
          requestId={error?.requestId}
          title={error?.title ?? text('ui.list.failed.title')}
        />
      );
    case 'nothing-found':
      return (
        <StatePanel
          actions={
            nothingFound && <Button onClick={nothingFound.onReset}>{text('ui.list.nothing.reset')}</Button>
          }
          body={nothingFound && text('ui.list.nothing.body', { filters: formatList(nothingFound.filters) })}
          icon="nothing-found"
          title={text('ui.list.nothing.title')}
        />
      );
    case 'empty':
      return <EmptyPanel {...empty} title={empty?.title ?? caption} />;
  }
}

/** A message above rows that could not be read again. */
export function RefreshFailure({
  title,
  body,
  onRetry,
  className,
}: Partial<ListFailure> & { className: string }) {
  const text = uiMessages.useText();
  return (
    <div className={className} role="alert">
      <span>
        {title ?? text('ui.list.failed.title')}
        {body && <span>: {body}</span>}
      </span>
      {onRetry && (
        <Button onClick={onRetry} size="small">
          {text('ui.error.retry')}
        </Button>
      )}
    </div>
  );
}

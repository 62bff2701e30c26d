import type { ReactNode } from 'react';
import { Button } from '../../base/elements/basic-controls';
import { DocumentSearchIcon } from '../../base/icons/frame-icons';
import { uiMessages } from '../../base/messages';
import { EmptyPanel, ErrorPanel, NoPermissionPanel, StatePanel } from '../../base/panels/state-panel';

export type DataTableState = 'loading' | 'rows' | 'empty' | 'nothing-found' | 'error' | 'no-permission';

/** What each state without rows has to say. */
export interface StateContent {
  /** What this list is, and the action that fills it. */
  empty?: { title: string; body?: ReactNode; action?: ReactNode };
  /** The filters in force, each as "label: value". */
  nothingFound?: { filters: readonly string[]; onReset: () => void };
  error?: { title?: string; body?: ReactNode; requestId?: string; onRetry: () => void };
}

interface StateContentPanelProps extends StateContent {
  state: Exclude<DataTableState, 'loading' | 'rows'>;
  caption: string;
}

/** What stands under the header when there are no rows. */
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
          body={nothingFound && text('ui.list.nothing.body', { filters: nothingFound.filters.join(', ') })}
          icon={DocumentSearchIcon}
          title={text('ui.list.nothing.title')}
        />
      );
    case 'empty':
      return <EmptyPanel {...empty} title={empty?.title ?? caption} />;
  }
}

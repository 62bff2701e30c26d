import { Button } from '../../controls/button';
import { DocumentSearchIcon } from '../../icons/document-search-icon';
import { uiMessages } from '../../messages';
import { EmptyPanel } from '../../panels/empty-panel';
import { ErrorPanel } from '../../panels/error-panel';
import { NoPermissionPanel } from '../../panels/no-permission-panel';
import { StatePanel } from '../../panels/state-panel';
import type { DataTableState, StateContent } from './data-table-state';

export interface StateContentPanelProps extends StateContent {
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

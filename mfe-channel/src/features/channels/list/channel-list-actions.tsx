import type { Channel } from '@backoffice/contract';
import { ExportButton, ImportButton } from '@backoffice/list-screen';
import { Switch } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { messages } from '../../../messages';
import type { ChannelListQuery } from '../channel-list-query';

interface ChannelListActionsProps {
  addButton: ReactNode;
  query: ChannelListQuery;
  /** What is on screen. */
  rows: readonly Channel[];
  total: number;
  isGrouped: boolean;
  onGroup: (grouped: boolean) => void;
}

const loadImport = async () => {
  const { ChannelImportDialog, messages: texts } = await import('./channel-import');
  await texts.load();
  return ChannelImportDialog;
};

/** What can be done with the whole list. */
export function ChannelListActions(props: ChannelListActionsProps) {
  const { addButton, query, rows, total, isGrouped, onGroup } = props;
  const text = messages.useText();
  return (
    <>
      <Switch
        checked={isGrouped}
        label={text('channels.action.group')}
        onChange={(_event, { checked }) => onGroup(checked)}
      />
      {addButton}
      <ImportButton
        dialogProps={{}}
        label={text('channels.action.import')}
        load={loadImport}
        permission="channels:edit"
      />
      <ExportButton
        fileName="channel-list"
        onExport={async (request) => {
          const { exportChannels } = await import('./export-channels');
          await exportChannels(query, rows, request);
        }}
        pageCount={rows.length}
        total={total}
      />
    </>
  );
}

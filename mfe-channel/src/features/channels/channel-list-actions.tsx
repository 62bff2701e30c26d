import { ArrowDownloadIcon, Button, Switch, useControlSize } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';

interface ChannelListActionsProps {
  addButton: ReactNode;
  canExport: boolean;
  onExport: () => void;
  isGrouped: boolean;
  onGroup: (grouped: boolean) => void;
}

/** What can be done with the whole list. */
export function ChannelListActions(props: ChannelListActionsProps) {
  const { addButton, canExport, onExport, isGrouped, onGroup } = props;
  const text = messages.useText();
  const size = useControlSize();
  return (
    <>
      <Switch
        checked={isGrouped}
        label={text('channels.action.group')}
        onChange={(_event, { checked }) => onGroup(checked)}
      />
      {addButton}
      <Button disabled={!canExport} icon={<ArrowDownloadIcon />} onClick={onExport} size={size}>
        {text('channels.action.export')}
      </Button>
    </>
  );
}

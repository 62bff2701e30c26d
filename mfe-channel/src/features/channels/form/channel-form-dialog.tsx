import type { Channel } from '@backoffice/contract';
import type { ChannelListQuery } from '../channel-list-query';
import { ChannelCreateDialog } from './channel-create-dialog';
import { ChannelEditDialog } from './channel-edit-dialog';

export interface ChannelFormDialogProps {
  /** Absent for a new one. */
  channel?: Channel;
  /** The list on screen, which shows a new channel on top. */
  query: ChannelListQuery;
  onClose: () => void;
}

export function ChannelFormDialog({ channel, query, onClose }: ChannelFormDialogProps) {
  return channel ? (
    <ChannelEditDialog channel={channel} onClose={onClose} />
  ) : (
    <ChannelCreateDialog onClose={onClose} query={query} />
  );
}

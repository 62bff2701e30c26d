import type { Channel } from '@backoffice/contract';
import { type PanelProps, RowDetails, RowNotes } from '@backoffice/list-screen/panel';

/** The panel of a channel beside the list: its values, notes and history. */
export const ChannelPanel = (props: PanelProps<Channel>) => (
  <RowDetails {...props} notes={<RowNotes id={props.id} of="channel" />} />
);

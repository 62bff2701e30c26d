import type { Channel } from '@backoffice/contract';

/** What a row's controls ask for. */
export interface ChannelCommands {
  showHistory: (channel: Channel) => void;
  /** Null for those who may only look. */
  change: ChannelChanges | null;
}

interface ChannelChanges {
  edit: (channel: Channel) => void;
  activate: (channel: Channel) => void;
  /** Asks first, as is done for `remove`. */
  deactivate: (channel: Channel) => void;
  remove: (channel: Channel) => void;
}

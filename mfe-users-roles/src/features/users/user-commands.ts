import type { User } from '@backoffice/contract';

/** What a row's controls ask for. */
export interface UserCommands {
  showHistory: (user: User) => void;
  /** Null for those who may only look. */
  change: UserChanges | null;
}

interface UserChanges {
  edit: (user: User) => void;
  switchStatus: (user: User, status: 'active' | 'inactive') => void;
  /** Takes the row off the list on screen; the server keeps it. */
  remove: (user: User) => void;
  /** Whether the row is the signed-in user's own, whose role and status stay. */
  isOwn: (user: User) => boolean;
}

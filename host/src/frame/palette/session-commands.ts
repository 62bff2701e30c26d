import { SignOutIcon } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import { signOut } from '../../session/sign-out';
import type { CommandSource } from './palette-command';

export const sessionCommands: CommandSource = () => [
  {
    id: 'sign-out',
    titles: [messages.text('user.signOut.label')],
    icon: SignOutIcon,
    isForgotten: true,
    run: () => void signOut(),
  },
];

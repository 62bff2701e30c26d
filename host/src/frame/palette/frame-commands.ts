import { QuestionCircleIcon } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import { openFrameDialog } from '../shortcuts/open-frame-dialog';
import type { CommandSource } from './palette-command';

export const frameCommands: CommandSource = () => [
  {
    id: 'shortcuts',
    titles: [messages.text('shortcuts.open.label')],
    icon: QuestionCircleIcon,
    run: () => openFrameDialog('shortcuts'),
  },
];

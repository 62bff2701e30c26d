import { QuestionCircleIcon } from '@backoffice/ui';
import { messages } from '../../messages';
import { openFrameDialog } from '../frame-dialogs/open-frame-dialog';
import type { CommandSource } from './palette-command';

export const frameCommands: CommandSource = () => [
  {
    id: 'shortcuts',
    titles: [messages.text('shortcuts.open.label')],
    icon: QuestionCircleIcon,
    run: () => openFrameDialog('shortcuts'),
  },
];

import { FullScreenMaximizeIcon, FullScreenMinimizeIcon, IconButton } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import { useFullScreen } from './use-full-screen';

export function FullScreenButton() {
  const text = messages.useText();
  const { isFull, toggle } = useFullScreen();
  return (
    <IconButton
      data-tour="fullscreen"
      icon={isFull ? <FullScreenMinimizeIcon /> : <FullScreenMaximizeIcon />}
      label={text(isFull ? 'fullScreen.leave.label' : 'fullScreen.enter.label')}
      onClick={toggle}
    />
  );
}

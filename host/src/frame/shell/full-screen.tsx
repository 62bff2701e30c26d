import { FullScreenMaximizeIcon, FullScreenMinimizeIcon, IconButton, notify } from '@backoffice/ui';
import { useSyncExternalStore } from 'react';
import { messages } from '../../kernel/messages';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

async function toggle(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (document.fullscreenEnabled) await document.documentElement.requestFullscreen();
    else notify.warning({ title: messages.text('fullScreen.unsupported.title') });
  } catch (error) {
    console.error('The browser did not change to or from full screen.', error);
    notify.warning({ title: messages.text('fullScreen.unsupported.title') });
  }
}

/** The state of full screen, however it came about, and the command that changes it. */
export function useFullScreen(): { isFull: boolean; toggle: () => void } {
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  return { isFull, toggle: () => void toggle() };
}

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

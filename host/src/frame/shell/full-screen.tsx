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

/** The command that enters or leaves full screen, named after the current state, including changes by the browser. */
export function useFullScreen() {
  const text = messages.useText();
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  return {
    label: text(isFull ? 'fullScreen.leave.label' : 'fullScreen.enter.label'),
    icon: isFull ? <FullScreenMinimizeIcon /> : <FullScreenMaximizeIcon />,
    onSelect: () => void toggle(),
  };
}

export function FullScreenButton() {
  const { label, icon, onSelect } = useFullScreen();
  return <IconButton data-tour="fullscreen" icon={icon} label={label} onClick={onSelect} />;
}

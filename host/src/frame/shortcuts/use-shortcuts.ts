import { useLayoutEffect } from 'react';
import { findShortcut } from './find-shortcut';

/** Hears the frame's shortcuts from the moment that the frame is seen. */
export function useShortcuts(): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = event.defaultPrevented ? undefined : findShortcut(event);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { useEffect, useRef, type RefObject } from 'react';
import type { Offset } from './keep-in-sight';

interface Drag {
  listeners: DraggableSyntheticListeners;
  setNodeRef: (element: HTMLElement | null) => void;
  offset: Offset;
}

/** Makes a dialog, which knows nothing of being moved, follow the offset and be dragged by its title. */
export function useDraggedSurface(place: RefObject<HTMLElement | null>, drag: Drag): void {
  const { listeners, setNodeRef, offset } = drag;
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });

  useEffect(() => {
    const surface = place.current?.closest<HTMLElement>('[role=dialog]');
    const title = surface?.querySelector<HTMLElement>('h2');
    if (!surface || !title) return;
    setNodeRef(surface);
    const begin = (event: Event) => {
      const name = event.type === 'mousedown' ? 'onMouseDown' : 'onTouchStart';
      // The library's listeners are React's; of the event they read what the browser's own has too.
      latest.current?.[name]?.({ nativeEvent: event, target: event.target, currentTarget: title });
    };
    title.style.cursor = 'move';
    title.style.touchAction = 'none';
    title.style.flexGrow = '1';
    title.addEventListener('mousedown', begin);
    title.addEventListener('touchstart', begin, { passive: true });
    return () => {
      title.removeEventListener('mousedown', begin);
      title.removeEventListener('touchstart', begin);
      setNodeRef(null);
    };
  }, [place, setNodeRef]);

  useEffect(() => {
    const surface = place.current?.closest<HTMLElement>('[role=dialog]');
    if (surface) surface.style.translate = `${offset.x}px ${offset.y}px`;
  }, [place, offset.x, offset.y]);
}

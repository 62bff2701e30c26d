import { useCallback, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import type { TabDragProps } from './tab-drag';

type Press = MouseEvent<HTMLElement>;

/** Dragging, loaded on first use. The press that triggers loading is passed on once the code is loaded. */
export function useTabDrag(props: Omit<TabDragProps, 'presses' | 'onReady'>) {
  const [Drag, setDrag] = useState<ComponentType<TabDragProps> | null>(null);
  const presses = useRef<TabDragProps['presses']['current']>(new Map());
  const waiting = useRef<{ id: number; event: Press } | null>(null);
  const isRequested = useRef(false);

  const warm = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    import(/* webpackChunkName: "tab-drag" */ './tab-drag').then(
      ({ TabDrag }) => setDrag(() => TabDrag),
      (error: unknown) => {
        isRequested.current = false;
        console.warn('Tabs cannot be dragged.', error);
      },
    );
  }, []);

  /** Handles a press on a tab, which may start a drag. */
  const press = (id: number, event: Press) => {
    const begin = presses.current.get(id);
    if (begin) {
      begin(event);
      return;
    }
    waiting.current = { id, event };
    const forget = () => {
      waiting.current = null;
    };
    window.addEventListener('mouseup', forget, { once: true, capture: true });
    warm();
  };
  const onReady = useCallback(() => {
    const { current } = waiting;
    waiting.current = null;
    if (current) presses.current.get(current.id)?.(current.event);
  }, []);

  // Renders nothing visible; null until dragging is first used.
  return { press, warm, element: Drag && <Drag {...props} onReady={onReady} presses={presses} /> };
}

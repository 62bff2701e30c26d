import { pushModal, useLayers } from '@backoffice/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface FullScreen {
  isFull: boolean;
  setIsFull: (isFull: boolean) => void;
  /** The element shown in full screen. It is moved in the document, since rendering elsewhere would mount its content anew. */
  host: HTMLElement;
  /** The element's position in the page. */
  anchor: RefObject<HTMLDivElement | null>;
}

/** Shows a part of the page in full screen; the rest is inert until it ends. */
export function useFullScreen(): FullScreen {
  const layers = useLayers();
  const [host] = useState(() => document.createElement('div'));
  const [isFull, setIsFull] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const home = anchor.current;
    home?.append(host);
    if (!isFull || !layers) return;
    layers.append(host);
    const pop = pushModal(host);
    return () => {
      pop();
      home?.append(host);
    };
  }, [host, isFull, layers]);

  return { isFull, setIsFull, host, anchor };
}

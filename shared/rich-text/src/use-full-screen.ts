import { pushModal, useLayers } from '@backoffice/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface FullScreen {
  isFull: boolean;
  setIsFull: (isFull: boolean) => void;
  /** What is shown in full: an element of its own that moves, as anything rendered elsewhere would be made anew. */
  host: HTMLElement;
  /** Where it stands in the page. */
  place: RefObject<HTMLDivElement | null>;
}

/** Shows a part of the page over all the rest, which cannot be reached meanwhile. */
export function useFullScreen(): FullScreen {
  const layers = useLayers();
  const [host] = useState(() => document.createElement('div'));
  const [isFull, setIsFull] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const home = place.current;
    home?.append(host);
    if (!isFull || !layers) return;
    layers.append(host);
    const pop = pushModal(host);
    return () => {
      pop();
      home?.append(host);
    };
  }, [host, isFull, layers]);

  return { isFull, setIsFull, host, place };
}

import { useEffect, useRef } from 'react';
import type { FluentIcon } from './load-fluent-icons';

/** Ahead of the window, so that what is scrolled to is mostly there. */
const AHEAD = '200px 0px';

/**
 * Tells of which groups an icon is in sight.
 *
 * @returns a ref for the element whose children stand for the icons, in their order
 */
export function useSeenGroups(icons: readonly FluentIcon[], onSeen: (group: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const groups = new Map([...(list.current?.children ?? [])].map((child, at) => [child, icons[at]?.group]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const group = groups.get(target);
          if (isIntersecting && group !== undefined) onSeen(group);
        }
      },
      { rootMargin: AHEAD },
    );
    for (const child of groups.keys()) observer.observe(child);
    return () => observer.disconnect();
  }, [icons, onSeen]);
  return list;
}

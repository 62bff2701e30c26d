import { useEffect, useRef, useState } from 'react';
import type { Notice } from './notice';

/** Notices of one event are raised one after the other: they are read out together, each sentence once. */
const GATHER_MS = 120;

/** What a live region should say about the notices: only those that are new, and never one again for its count. */
export function useAnnouncement(notices: readonly Notice[]): string {
  const [announcement, setAnnouncement] = useState('');
  const lastAnnounced = useRef(0);
  useEffect(() => {
    const fresh = notices.filter((notice) => notice.id > lastAnnounced.current);
    if (fresh.length === 0) {
      if (notices.length === 0) setAnnouncement('');
      return;
    }
    const timer = setTimeout(() => {
      lastAnnounced.current = Math.max(...fresh.map((notice) => notice.id));
      const sentences = fresh.reverse().flatMap(({ title, body }) => (body ? [title, body] : [title]));
      setAnnouncement([...new Set(sentences)].join('. '));
    }, GATHER_MS);
    return () => clearTimeout(timer);
  }, [notices]);
  return announcement;
}

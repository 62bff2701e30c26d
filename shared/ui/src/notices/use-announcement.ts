import { useEffect, useRef, useState } from 'react';
import type { Notice } from './notice';

/** Notices of one event are raised one after the other: they are read out together, each sentence once. */
const GATHER_MS = 120;

export interface Announcement {
  /** Differs from that of the one before, which may have had the same text. */
  id: number;
  text: string;
}

/** What a live region should say about the notices: only those that are new, and never one again for its count. */
export function useAnnouncement(notices: readonly Notice[]): Announcement {
  const [announcement, setAnnouncement] = useState<Announcement>({ id: 0, text: '' });
  const lastAnnounced = useRef(0);
  useEffect(() => {
    const fresh = notices.filter((notice) => notice.id > lastAnnounced.current);
    if (fresh.length === 0) return;
    const timer = setTimeout(() => {
      const id = Math.max(...fresh.map((notice) => notice.id));
      const sentences = fresh.reverse().flatMap(({ title, body }) => (body ? [title, body] : [title]));
      lastAnnounced.current = id;
      setAnnouncement({ id, text: [...new Set(sentences)].join('. ') });
    }, GATHER_MS);
    return () => clearTimeout(timer);
  }, [notices]);
  return announcement;
}

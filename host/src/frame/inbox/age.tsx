import { useLanguage } from '@backoffice/i18n';
import { formatRelative } from '@backoffice/i18n/format-relative';
import { useEffect, useState } from 'react';
import { AGES_EVERY_MS } from '../../kernel/patience';
import { messages } from './messages';

const MINUTE_MS = 60_000;

/** The time since `at` in words, at most in days, since notifications are kept for 90 days. Null for less than a minute. */
export function ageOf(at: string, now: number, language: string): string | null {
  if (now - Date.parse(at) < MINUTE_MS) return null;
  return formatRelative(at, { now, longest: 'day', language });
}

/** The current time in ms, updated while the component is mounted. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), AGES_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The time since a notification, in words. */
export function Age({ at, now }: { at: string; now: number }) {
  const text = messages.useText();
  const language = useLanguage();
  return <time dateTime={at}>{ageOf(at, now, language) ?? text('inbox.age.now')}</time>;
}

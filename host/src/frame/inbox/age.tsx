import { useLanguage } from '@backoffice/i18n';
import { formatRelative } from '@backoffice/i18n/format-relative';
import { useEffect, useState } from 'react';
import { AGES_EVERY_MS } from '../../kernel/patience';
import { messages } from './messages';

const MINUTE_MS = 60_000;

/** How long ago something was, in words: in days at most, as nothing is older than 90 of them; null for less than a minute. */
export function ageOf(at: string, now: number, language: string): string | null {
  if (now - Date.parse(at) < MINUTE_MS) return null;
  return formatRelative(at, { now, longest: 'day', language });
}

/** The time of now, which moves on while it is shown. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), AGES_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long ago something was. */
export function Age({ at, now }: { at: string; now: number }) {
  const text = messages.useText();
  const language = useLanguage();
  return <time dateTime={at}>{ageOf(at, now, language) ?? text('inbox.age.now')}</time>;
}

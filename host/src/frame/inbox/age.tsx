import { formatDateTime, useLanguage } from '@backoffice/i18n';
import { useEffect, useState } from 'react';
import { AGES_EVERY_MS } from '../../kernel/patience';
import { messages } from './messages';

const SECOND_MS = 1000;
/** The largest unit that fits, and how long it is; weeks and months are days here, as nothing is older than 90 of them. */
const units = [
  ['day', 86_400 * SECOND_MS],
  ['hour', 3_600 * SECOND_MS],
  ['minute', 60 * SECOND_MS],
] as const;

/** How long ago something was, in words; null for less than a minute. */
export function ageOf(at: string, now: number, language: string): string | null {
  const ms = now - Date.parse(at);
  const unit = units.find(([, length]) => ms >= length);
  if (!unit) return null;
  const [name, length] = unit;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(ms / length), name);
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

/** How long ago something was, with the time itself in its tooltip. */
export function Age({ at, now }: { at: string; now: number }) {
  const text = messages.useText();
  const language = useLanguage();
  const exact = formatDateTime(at);
  return (
    <time data-tooltip={exact} dateTime={at} title={exact}>
      {ageOf(at, now, language) ?? text('inbox.age.now')}
    </time>
  );
}

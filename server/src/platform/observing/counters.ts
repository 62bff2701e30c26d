import { Counter } from 'prom-client';

/**
 * Creates a counter with all its kinds at 0 from the start: Prometheus sees no growth in a series that begins with its first
 * value.
 */
function counter(name: string, help: string, label: string, kinds: readonly string[]): Counter {
  const made = new Counter({ name, help, labelNames: [label], registers: [] });
  for (const kind of kinds) made.inc({ [label]: kind }, 0);
  return made;
}

/** Private keys that answers could have contained, by outcome. */
export const privateKeysCounter = counter(
  'private_keys_total',
  'Private keys by what became of them: read, withheld (over the budget of an hour) or unreadable.',
  'outcome',
  ['read', 'withheld', 'unreadable'],
);

/** Attempts to send an event to a webhook, by outcome. */
export const webhookDeliveriesCounter = counter(
  'webhook_deliveries_total',
  'Attempts to send an event to a webhook: taken by the receiver, or failed.',
  'outcome',
  ['taken', 'failed'],
);

/** Refused passwords, at a sign-in or before a change of password. */
export const refusedPasswordsCounter = counter(
  'password_checks_refused_total',
  'Passwords that were refused: wrong, or not looked at as too many were wrong before (locked).',
  'why',
  ['wrong', 'locked'],
);

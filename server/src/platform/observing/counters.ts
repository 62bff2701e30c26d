import { Counter } from 'prom-client';

/** A counter whose kinds are all there from the start, at 0: Prometheus sees no growth in what was never there before. */
function counter(name: string, help: string, label: string, kinds: readonly string[]): Counter {
  const made = new Counter({ name, help, labelNames: [label], registers: [] });
  for (const kind of kinds) made.inc({ [label]: kind }, 0);
  return made;
}

/** Private keys that an answer could have carried, by what became of them. */
export const privateKeysCounter = counter(
  'private_keys_total',
  'Private keys by what became of them: read, withheld (over the budget of an hour) or unreadable.',
  'outcome',
  ['read', 'withheld', 'unreadable'],
);

/** At a sign-in, or before one's own password is changed. */
export const refusedPasswordsCounter = counter(
  'password_checks_refused_total',
  'Passwords that were refused: wrong, or not looked at as too many were wrong before (locked).',
  'why',
  ['wrong', 'locked'],
);

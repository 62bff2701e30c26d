import type { ErrorEntry } from '../../kernel/error-log/error-entry';

/** An entry as plain text, for a message to the operators. */
export function entryText(entry: ErrorEntry): string {
  const { time, kind, message, page, remote, release, phase, requestId, times, stack } = entry;
  const facts = Object.entries({ time, kind, page, remote, release, phase, requestId, times });
  const lines = facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return [message, ...lines, ...(stack ? [stack] : [])].join('\n');
}

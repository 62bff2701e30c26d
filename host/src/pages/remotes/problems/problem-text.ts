import type { Problem, StackFrame } from '@backoffice/contract';
import { headline, kindText, type messages, partText } from './problems-messages';

/** A frame by its position in the sources, or in the script where these are unknown. */
export function frameText({ file, line, column, source }: StackFrame): string {
  if (!source) return `${file}:${line}:${column}`;
  const position = `${source.file}:${source.line}:${source.column}`;
  return source.name ? `${source.name} (${position})` : position;
}

/** A problem as plain text, for a ticket. */
export function problemText(
  problem: Problem,
  frames: readonly StackFrame[],
  text: typeof messages.text,
): string {
  const { remote, release, kind, route, times, users, firstAt, lastAt, requestIds } = problem;
  return [
    headline(problem, text),
    `${text('problems.fact.remote')}: ${partText(remote, text)}`,
    `${text('problems.fact.release')}: ${release}`,
    `${text('problems.fact.kind')}: ${kindText(kind, text)}`,
    `${text('problems.fact.route')}: ${route || '–'}`,
    `${text('problems.users.label', { count: users, n: users })}, ${text('problems.times.label', { count: times, n: times })}`,
    `${text('problems.fact.first')}: ${firstAt}`,
    `${text('problems.fact.last')}: ${lastAt}`,
    ...(requestIds.length > 0 ? [`${text('problems.fact.requests')}: ${requestIds.join(' ')}`] : []),
    ...frames.map((frame) => `  ${frameText(frame)}`),
  ].join('\n');
}

import type { FluentIcon } from './fluent-icon';

/** All of Fluent's icons by name, which are a file of their own. */
export async function loadFluentIcons(): Promise<readonly FluentIcon[]> {
  const { groups } = await import('virtual:fluent-icons');
  return groups.flatMap((names, group) => names.map((name, at) => ({ name, group, at })));
}

import { type GriffelRenderer, useRenderer_unstable } from '@griffel/react';

const withMemory = new WeakSet<GriffelRenderer>();

function remember(renderer: GriffelRenderer): void {
  withMemory.add(renderer);
  const insert = renderer.insertCSSRules;
  const inserted = new WeakSet<object>();
  renderer.insertCSSRules = (rules) => {
    const lists = Object.values(rules);
    if (lists.every((list) => inserted.has(list))) return;
    insert(rules);
    for (const list of lists) inserted.add(list);
  };
}

/**
 * Has the rules of a component looked through for its first instance alone. Fluent's renderer does it again for each: with twenty rows of
 * ten components each that is an eighth of what rendering a list costs.
 */
export function useInsertOnce(): void {
  const renderer = useRenderer_unstable();
  if (!withMemory.has(renderer)) remember(renderer);
}

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
 * Makes the renderer check the rules of a component for its first instance only. Fluent's renderer checks them for each
 * instance, which takes an eighth of the rendering time of a list with twenty rows of ten components.
 */
export function useInsertOnce(): void {
  const renderer = useRenderer_unstable();
  if (!withMemory.has(renderer)) remember(renderer);
}

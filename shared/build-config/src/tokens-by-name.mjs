import { createRequire } from 'node:module';

/**
 * Shortens Fluent's table of tokens, which has 459 entries `name: 'var(--name)'`: the page gets the names only and builds the table
 * from them, which saves a kilobyte. Other entries stay as they are.
 *
 * @this {import('webpack').LoaderContext<object>}
 */
export default function tokensByName() {
  const { tokens } = createRequire(this.resourcePath)('@fluentui/tokens');
  const isNamed = ([name, value]) => value === `var(--${name})`;
  const entries = Object.entries(tokens);
  const names = entries.filter(isNamed).map(([name]) => name);
  const others = Object.fromEntries(entries.filter((entry) => !isNamed(entry)));
  return `export const tokens = /*#__PURE__*/ Object.assign(
    /*#__PURE__*/ Object.fromEntries(/*#__PURE__*/ ${JSON.stringify(names.join(' '))}.split(' ').map((name) => [name, 'var(--' + name + ')'])),
    ${JSON.stringify(others)},
  );`;
}

import { createRequire } from 'node:module';

/**
 * Fluent's table of tokens says 459 times `name: 'var(--name)'`. In its place a page gets the names alone and makes the table of them,
 * which spares it a kilobyte; what the table says otherwise stays as it is.
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

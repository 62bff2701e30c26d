const STATEMENT =
  /^(?:import|export)\s+(type\s+)?(?:([\w$]+)\s*,?\s*)?(?:(\*)(?:\s+as\s+[\w$]+)?|\{([^}]*)\})?\s*from\s+['"]([^'"]+)['"]/gm;
const ON_DEMAND = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]\s*\)/g;

/** Returns the names between braces, without types: each as the name in the module and, with `as`, the local name. */
function namesOf(list) {
  return list
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/));
}

/**
 * Returns the names that a source file imports, without types. Reads statements as Prettier and Oxfmt format them.
 *
 * @param {string} text the file's text
 * @returns {{ request: string, name: string }[]} `*` for the whole module
 */
export function importsOf(text) {
  const found = [];
  for (const [, isType, whole, star, list = '', request] of text.matchAll(STATEMENT)) {
    if (isType) continue;
    if (whole) found.push({ request, name: 'default' });
    if (star) found.push({ request, name: '*' });
    for (const [name] of namesOf(list)) found.push({ request, name });
  }
  for (const [, request] of text.matchAll(ON_DEMAND)) found.push({ request, name: '*' });
  return found;
}

/**
 * Returns the names that a package's entry exports, without types.
 *
 * @param {string} text the text of an entry that names each export
 * @returns {string[]}
 */
export function exportsOf(text) {
  const listed = [...text.matchAll(/^export\s+\{([^}]*)\}/gm)].flatMap(([, list]) =>
    namesOf(list).map((names) => names.at(-1)),
  );
  const declared = [...text.matchAll(/^export\s+(?:async\s+)?(?:const|function|class)\s+([\w$]+)/gm)];
  return [...new Set([...listed, ...declared.map(([, name]) => name)])].sort();
}

/** Returns the names of imports by request, sorted. */
export function groupImports(imports) {
  const byRequest = {};
  for (const { request, name } of imports) (byRequest[request] ??= new Set()).add(name);
  return Object.fromEntries(
    Object.keys(byRequest)
      .sort()
      .map((request) => [request, [...byRequest[request]].sort()]),
  );
}

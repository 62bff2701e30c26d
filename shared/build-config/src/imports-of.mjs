const STATEMENT =
  /^(?:import|export)\s+(type\s+)?(?:([\w$]+)\s*,?\s*)?(?:(\*)(?:\s+as\s+[\w$]+)?|\{([^}]*)\})?\s*from\s+'([^']+)'/gm;
const ON_DEMAND = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'\s*\)/g;

/** The names between braces, types apart: each as it is called there, and as it is called here. */
function namesOf(list) {
  return list
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/));
}

/**
 * What a source file takes from other modules, types apart. Reads the statements as they stand in formatted sources.
 *
 * @param {string} text of the file
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
 * What a package's door gives: names that stand there, types apart.
 *
 * @param {string} text of a door that names each export
 * @returns {string[]}
 */
export function exportsOf(text) {
  const listed = [...text.matchAll(/^export\s+\{([^}]*)\}/gm)].flatMap(([, list]) =>
    namesOf(list).map((names) => names.at(-1)),
  );
  const declared = [...text.matchAll(/^export\s+(?:async\s+)?(?:const|function|class)\s+([\w$]+)/gm)];
  return [...new Set([...listed, ...declared.map(([, name]) => name)])].sort();
}

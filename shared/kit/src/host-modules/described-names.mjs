/** Begins the names of the modules in the description of a host. */
export const DESCRIBED = 'host:';

const GIVEN = new RegExp(
  `^declare module '${DESCRIBED}([^']+)' {\\nexport {\\n([^}]*)} from '[^']+';\\n}$`,
  'gm',
);

/**
 * Returns the names that a described host gives to remotes, by request.
 *
 * @param {string} description the text of `describeHost`
 * @returns {Record<string, string[]>}
 */
export function namesIn(description) {
  return Object.fromEntries(
    [...description.matchAll(GIVEN)].map(([, request, names]) => [request, names.match(/[\w$]+/g) ?? []]),
  );
}

const ADDRESS = /^([a-z][a-z\d+.-]*:|[\\/]{2})/i;

/**
 * The full path of a node of the route tree.
 *
 * @param parent full path of the node above; empty for a top-level node
 * @param path of the node itself; an address out of the application stands as it is
 */
export function routePath(parent: string, path: string): string {
  if (path.startsWith('/') || ADDRESS.test(path)) return path;
  return `${parent.replace(/\/$/, '')}/${path}`.replace(/(?<=.)\/$/, '');
}

/** Which remote's release threw, by the address of the topmost of its files in a stack. */
export function originOf(stack: string | undefined): { remote?: string; release?: string } {
  const [, name, release] = /\/mfe\/([\w-]+)\/([^/\s]+)\//.exec(stack ?? '') ?? [];
  return name ? { remote: `mfe-${name}`, release } : {};
}

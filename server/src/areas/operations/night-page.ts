import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
/** Beside the built server, or in the checkout when the source runs. */
const PATHS = [join(here, 'at-night.md'), join(here, '../../../../docs/at-night.md')];

const CASE = /<a id="([\w-]+)"><\/a>\n\n## .+\n\n1\. First look: (.+)\n2\. Then: (.+)\n/g;

/** Returns the steps of each case of `docs/at-night.md`, by its anchor, in the order of that page. */
export function nightSteps(): Map<string, { look: string; then: string }> {
  const page = readFileSync(PATHS.find(existsSync) ?? PATHS[1]!, 'utf8');
  return new Map([...page.matchAll(CASE)].map(([, id, look, then]) => [id!, { look: look!, then: then! }]));
}

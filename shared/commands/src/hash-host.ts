import { createHash } from 'node:crypto';

/** Names of the scripts in a page and in what it is sent with. */
const SCRIPT = /\/assets\/[\w.-]+\.js/g;

/**
 * A hash of what a browser gets as the host: its page and the files of all steps.
 *
 * @returns 12 hex digits
 */
export async function hashHost(address: string): Promise<string> {
  // Who is signed in is told the files of the later steps ahead.
  const page = await fetch(address, { headers: { cookie: 'Admin-Token=any' } });
  const html = await page.text();
  const scripts = new Set(`${html} ${page.headers.get('link') ?? ''}`.match(SCRIPT));
  const hash = createHash('sha256').update(html);
  for (const path of [...scripts].sort()) {
    const script = await fetch(address + path);
    if (!script.ok) throw new Error(`${path} of the host answers ${script.status}.`);
    hash.update(path).update(Buffer.from(await script.arrayBuffer()));
  }
  return hash.digest('hex').slice(0, 12);
}

import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const WITHIN_MS = 10_000;

/**
 * Which modules the served host gives to remotes, as its build wrote it down.
 *
 * @param place file, or the address at which a gateway serves it
 */
export async function readHostModules(place: string): Promise<Record<string, string>> {
  const text = /^https?:/.test(place) ? await fetchText(place) : await readFile(place, 'utf8');
  return z.record(z.string(), z.string()).parse(JSON.parse(text));
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(WITHIN_MS) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.text();
}

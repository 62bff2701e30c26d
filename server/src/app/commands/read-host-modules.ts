import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { HostModules } from '../../areas/remotes/host-offer.repository';

const hostModules = z.object({
  modules: z.record(z.string(), z.string()),
  exports: z.record(z.string(), z.array(z.string())),
});

const WITHIN_MS = 10_000;

/**
 * Which modules the served host gives to remotes, and what is in them, as its build wrote it down.
 *
 * @param place file, or the address at which a gateway serves it
 */
export async function readHostModules(place: string): Promise<HostModules> {
  const text = /^https?:/.test(place) ? await fetchText(place) : await readFile(place, 'utf8');
  return hostModules.parse(JSON.parse(text));
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(WITHIN_MS) });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.text();
}

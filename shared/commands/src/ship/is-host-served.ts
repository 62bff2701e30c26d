import { HOST_COOKIE } from '@backoffice/contract';
import { setTimeout as wait } from 'node:timers/promises';

/** Gateways of containers look for another host every 2 s. */
const TRIES = 20;
const EVERY_MS = 500;

/** Waits until a gateway sends the page of a host: to everyone, or to sessions to which this canary was announced. */
export async function isHostServed(address: string, release: string, isCanary: boolean): Promise<boolean> {
  const headers = { cookie: isCanary ? `Admin-Token=any; ${HOST_COOKIE}=${release}` : '' };
  for (let tries = 0; tries < TRIES; tries++) {
    const page = await (await fetch(address, { headers })).text();
    if (page.includes(`<meta name="host" content="${release}">`)) return true;
    await wait(EVERY_MS);
  }
  return false;
}

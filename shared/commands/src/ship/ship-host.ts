import { checkoutSource } from '@backoffice/kit/checkout-source';
import { shipRelease } from '@backoffice/kit/ship-release';
import type { ShipSettings } from '@backoffice/kit/ship-settings';
import { HOST, type CanaryRule } from '@backoffice/contract';
import { root } from '../workspace';
import { isHostServed } from './is-host-served';

interface BuiltHost {
  release: string;
  built: string;
  canary?: CanaryRule | undefined;
  /** When the command was started, by `performance.now()`. */
  started: number;
}

/**
 * Ships the built host, and prints when the gateway serves it.
 *
 * @returns false when it does not
 */
export async function shipHost(
  { release, built, canary, started }: BuiltHost,
  settings: ShipSettings,
): Promise<boolean> {
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  const source = checkoutSource(root, process.env);
  await shipRelease({ remote: HOST, release, built, source, ...(canary && { canary }) }, settings);
  console.log(`The host ${release} is ${canary ? 'a canary' : 'live'} after ${seconds()} s.`);
  const isServed = await isHostServed(settings.hostAddress, release, canary !== undefined);
  if (isServed) console.log(`${settings.hostAddress} serves it ${seconds()} s after the command.`);
  else console.error(`${settings.hostAddress} does not serve the host ${release}.`);
  return isServed;
}

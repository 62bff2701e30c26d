import { newPrivateKey } from '../areas/merchants/merchant-keys';

const DISTINCT_KEYS = 4;

let keys: Promise<string[]> | undefined;

/**
 * A few private keys for all samples of this process: real ones, made once, because making one takes longer than everything
 * else of a sample.
 */
export function samplePrivateKeys(): Promise<string[]> {
  return (keys ??= Promise.all(Array.from({ length: DISTINCT_KEYS }, newPrivateKey)));
}

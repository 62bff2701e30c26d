/** A well-mixed number for each index and purpose, the same at every run (the finaliser of MurmurHash3). */
export function mixed(index: number, purpose: number): number {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

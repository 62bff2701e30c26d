/** Random numbers from a seed: equal seeds give equal numbers on every machine. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  between(min: number, max: number): number;
  /** True with the given probability, from 0 to 1. */
  chance(share: number): boolean;
  oneOf<T>(choices: readonly T[]): T;
}

/** The generator mulberry32: small, and sufficient for test data. */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    between,
    chance: (share) => next() < share,
    oneOf: <T>(choices: readonly T[]) => choices[between(0, choices.length - 1)]!,
  };
}

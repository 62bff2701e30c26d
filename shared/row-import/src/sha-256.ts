// By FIPS 180-4. `crypto.subtle` exists in secure contexts only, and staff also use plain http in their own network.

const BLOCK = 64;

const primes = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The bytes with their end marked and their length in bits behind them, in whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  const state = Int32Array.from(START);
  const words = new Int32Array(ROUNDS.length);
  for (let block = 0; block < view.byteLength; block += BLOCK) {
    for (let n = 0; n < words.length; n += 1) {
      if (n < 16) words[n] = view.getInt32(block + n * 4);
      else {
        const [early, late] = [words[n - 15]!, words[n - 2]!];
        const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
        const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
        words[n] = words[n - 16]! + s0 + words[n - 7]! + s1;
      }
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let n = 0; n < words.length; n += 1) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const first = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[n]! + words[n]!) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = state[n]! + word));
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

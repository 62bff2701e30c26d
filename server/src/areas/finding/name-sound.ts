import { pinyin } from 'pinyin-pro';

export interface NameSound {
  /** Syllables without tones, separated by blanks: `zhang san`. Empty for a name without Chinese characters. */
  sound: string;
  /** Their first letters: `zs`. */
  initials: string;
}

/** Returns the pronunciation of a name's Chinese characters; other characters are left out. */
export function nameSound(name: string): NameSound {
  const spoken = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true });
  const syllables = spoken.map((syllable) => syllable.toLowerCase()).filter((text) => /^[a-z]+$/.test(text));
  return { sound: syllables.join(' '), initials: syllables.map((syllable) => syllable.charAt(0)).join('') };
}

/** Returns the letters of a text that may be a sound, without blanks; null when it has other characters, or too few letters. */
export function soundLetters(text: string): string | null {
  const letters = text.toLowerCase().replaceAll(/[\s']/g, '').replaceAll('ü', 'v');
  return /^[a-z]{2,}$/.test(letters) ? letters : null;
}

const neighbours = (letters: string, count: number) =>
  Array.from({ length: Math.max(0, letters.length - count + 1) }, (_, at) => letters.slice(at, at + count));

/**
 * Returns the values that `sound_grams` in the database computes for each matching name: by its syllables, or by its initials.
 */
export const soundGrams = (letters: string) => ({
  full: [...new Set(neighbours(letters, 3))],
  initials: [...new Set(neighbours(letters, 2).map((pair) => `.${pair}`))],
});

/** Returns a pattern for sounds that contain the letters from the beginning of a syllable on. */
export const soundPattern = (letters: string) => `(^| )${Array.from(letters).join(' ?')}`;

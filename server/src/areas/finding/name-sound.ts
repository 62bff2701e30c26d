import { pinyin } from 'pinyin-pro';

export interface NameSound {
  /** Syllables without tones, a blank between them: `zhang san`. Empty where nothing of the name is Chinese. */
  sound: string;
  /** Their first letters: `zs`. */
  initials: string;
}

/** How the Chinese characters of a name are spoken; what else is in it is left out. */
export function nameSound(name: string): NameSound {
  const spoken = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', v: true });
  const syllables = spoken.map((syllable) => syllable.toLowerCase()).filter((text) => /^[a-z]+$/.test(text));
  return { sound: syllables.join(' '), initials: syllables.map((syllable) => syllable.charAt(0)).join('') };
}

/** The letters that a text may be the sound of, written together; null where it has anything else, or too few of them. */
export function soundLetters(text: string): string | null {
  const letters = text.toLowerCase().replaceAll(/[\s']/g, '').replaceAll('ü', 'v');
  return /^[a-z]{2,}$/.test(letters) ? letters : null;
}

const neighbours = (letters: string, count: number) =>
  Array.from({ length: Math.max(0, letters.length - count + 1) }, (_, at) => letters.slice(at, at + count));

/** The values that `sound_grams` in the database gives for each name that sounds so: by its syllables, or by its initials. */
export const soundGrams = (letters: string) => ({
  full: [...new Set(neighbours(letters, 3))],
  initials: [...new Set(neighbours(letters, 2).map((pair) => `.${pair}`))],
});

/** Fits the sounds that have the letters in them from the beginning of a syllable on. */
export const soundPattern = (letters: string) => `(^| )${Array.from(letters).join(' ?')}`;

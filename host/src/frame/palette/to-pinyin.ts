import { pinyin } from 'pinyin-pro';

/** The two spellings of a Chinese text's sound: in full and by initials, `shanghuguanli` and `shgl`. */
export function toPinyin(text: string): string[] {
  const syllables = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  const full = syllables.join('').replaceAll(' ', '');
  const initials = syllables.map((syllable) => syllable.trim().charAt(0)).join('');
  return [full.toLowerCase(), initials.toLowerCase()];
}

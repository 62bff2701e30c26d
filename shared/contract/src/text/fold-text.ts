/** Combining marks of Latin, Greek and Cyrillic letters, and characters without width. */
const MARKS =
  // eslint-disable-next-line no-misleading-character-class -- each mark stands for itself
  /[\u00AD\u0300-\u036F\u0483-\u0487\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200D\u2060\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\u{E0100}-\u{E01EF}]/gu;

/** Letters that Unicode does not decompose, and the final sigma. */
const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ' };

const KATAKANA_AFTER_HIRAGANA = 0x60;

/**
 * Returns the form of a text for comparison in searches: without case, accents, and the differences between full and half
 * width, composed and decomposed letters, hiragana and katakana. Voiced kana, Hangul and the vowel signs of Indic scripts are
 * kept. The database function `fold_text` does the same, so that texts folded on either side can be compared.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(MARKS, '')
    .replace(/[øłđħŧıς]/g, (letter) => PLAIN[letter]!)
    .replace(/[ぁ-ゖゝ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KATAKANA_AFTER_HIRAGANA))
    .normalize('NFC');
  // A text of marks only is kept, as an empty one would match everything.
  return folded || text;
}

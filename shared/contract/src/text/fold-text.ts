/** Accents and other marks above, below and through letters of Latin, Greek and Cyrillic script, and what has no width. */
const MARKS =
  // eslint-disable-next-line no-misleading-character-class -- each mark stands for itself
  /[\u00AD\u0300-\u036F\u0483-\u0487\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200D\u2060\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\u{E0100}-\u{E01EF}]/gu;

/** Letters that Unicode takes apart into no mark, and the sigma at the end of a word. */
const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ' };

const KATAKANA_AFTER_HIRAGANA = 0x60;

/**
 * Returns the form of a text in which searches compare: without case, accents, and the difference between full and half width,
 * composed and decomposed letters, hiragana and katakana. Voiced kana, Hangul and the vowel signs of Indic scripts stay as they are.
 * The database does the same by `fold_text`: a text that is folded on one side is compared with one that is folded on the other.
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
  // Nothing but marks: to look for nothing would find everything.
  return folded || text;
}

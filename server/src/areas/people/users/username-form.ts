import { failureReason, type FailureReason, USERNAME_MAX } from '@backoffice/contract';
import unhomoglyph from 'unhomoglyph';

/** How names of users are compared: widths, case and NFC of PRECIS UsernameCaseMapped (RFC 8265, 3.3). */
export function mappedUsername(typed: string): string {
  const narrow = typed.replaceAll(/[\u3000\uff01-\uffef]/g, (character) => character.normalize('NFKC'));
  return narrow.toLowerCase().normalize('NFC');
}

/** The scripts of UAX 31 that are recommended for identifiers. */
const scripts =
  'Arab Armn Beng Bopo Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Latn Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt';
/** Highly restrictive in UTS 39, 5.2: one script, or Latin beside those of East Asian languages. */
const allowedTogether = [
  ...scripts.split(' ').map((script) => [script]),
  ['Latn', 'Hani', 'Hira', 'Kana'],
  ['Latn', 'Hani', 'Bopo'],
  ['Latn', 'Hani', 'Hang'],
].map((together) => {
  const sets = ['Zyyy', 'Zinh', ...together].map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${sets.join('')}]+$`, 'u');
});

/** IdentifierClass of RFC 8264, of which the contract's rule leaves letters, marks, digits and `._@-`. */
const identifier = /^[\p{L}\p{Mn}\p{Mc}\p{Nd}._@-]+$/u;
/** Besides what shows nothing: letters of phonetic alphabets, and Hangul in parts. */
const unwanted = /[\p{Default_Ignorable_Code_Point}\u1d00-\u1dbf\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;
const rightToLeft = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Thaa}]/u;
/** The Bidi rule of RFC 5893, of what the scripts leave open, and no digits of two kinds. */
const inOneDirection =
  /^(?!.*[0-9\u06f0-\u06f9].*[\u0660-\u0669])(?!.*[\u0660-\u0669].*[0-9\u06f0-\u06f9])\p{L}.*(?<=[\p{L}\p{Nd}]\p{Mn}*)$/u;

/** Why a mapped name can't be that of a new user; null where it can. Names that look like it are another matter. */
export function usernameRefusal(mapped: string): FailureReason | null {
  if (mapped.length < 4) return failureReason('field-short', { min: 4 });
  if (mapped.length > USERNAME_MAX) return failureReason('field-long', { max: USERNAME_MAX });
  const isIdentifier =
    identifier.test(mapped) && !unwanted.test(mapped) && mapped.normalize('NFKC') === mapped;
  const isOfOneScript = allowedTogether.some((set) => set.test(mapped));
  const isReadable = !rightToLeft.test(mapped) || inOneDirection.test(mapped);
  return isIdentifier && isOfOneScript && isReadable ? null : failureReason('username-form');
}

/** Letters that stand for Latin ones in names written in Cyrillic or Greek alone, by which UTS 39 leaves them their own prototypes. */
const likeLatin: Record<string, string> = {
  ʍ: 'rn',
  μ: 'rn',
  π: 'n',
  ʜ: 'n',
  ᴎ: 'n',
  ẟ: 'd',
  ᴛ: 't',
  ʙ: 'b',
  ĸ: 'k',
};

/**
 * What a name looks like, equal for names that can be taken for each other: the skeleton of UTS 39, section 4, of the mapped name, and
 * beyond it without the accents of European letters, as browsers compare names of sites.
 */
export function skeletonOf(username: string): string {
  const shown = mappedUsername(username)
    .normalize('NFD')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return unhomoglyph(shown)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[ʍμπʜᴎẟᴛʙĸ]/g, (letter) => likeLatin[letter]!)
    .replaceAll(/(?<=[!-~\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}]\p{M}*)\p{M}/gu, '');
}

import { failureReason, type FailureReason, USERNAME_MAX } from '@backoffice/contract';
import unhomoglyph from 'unhomoglyph';

/** Returns the form by which usernames are compared: width, case and NFC of PRECIS UsernameCaseMapped (RFC 8265, 3.3). */
export function mappedUsername(typed: string): string {
  const narrow = typed.replaceAll(/[\u3000\uff01-\uffef]/g, (character) => character.normalize('NFKC'));
  return narrow.toLowerCase().normalize('NFC');
}

/** The scripts of UAX 31 that are recommended for identifiers. */
const scripts =
  'Arab Armn Beng Bopo Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Latn Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt';
/** Highly restrictive in UTS 39, 5.2: one script, or Latin together with those of East Asian languages. */
const allowedTogether = [
  ...scripts.split(' ').map((script) => [script]),
  ['Latn', 'Hani', 'Hira', 'Kana'],
  ['Latn', 'Hani', 'Bopo'],
  ['Latn', 'Hani', 'Hang'],
].map((together) => {
  const sets = ['Zyyy', 'Zinh', ...together].map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${sets.join('')}]+$`, 'u');
});

/** IdentifierClass of RFC 8264, limited by the contract to letters, marks, digits and `._@-`. */
const identifier = /^[\p{L}\p{Mn}\p{Mc}\p{Nd}._@-]+$/u;
/** Invisible characters, letters of phonetic alphabets, and Hangul jamo. */
const unwanted = /[\p{Default_Ignorable_Code_Point}\u1d00-\u1dbf\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;
const rightToLeft = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Thaa}]/u;
/** The Bidi rule of RFC 5893, as far as the permitted scripts leave it open, and digits of one kind only. */
const inOneDirection =
  /^(?!.*[0-9\u06f0-\u06f9].*[\u0660-\u0669])(?!.*[\u0660-\u0669].*[0-9\u06f0-\u06f9])\p{L}.*(?<=[\p{L}\p{Nd}]\p{Mn}*)$/u;

/**
 * Returns the reason why a mapped name is not permitted for a new user; null when it is. Similar names are checked separately.
 */
export function usernameRefusal(mapped: string): FailureReason | null {
  if (mapped.length < 4) return failureReason('field-short', { min: 4 });
  if (mapped.length > USERNAME_MAX) return failureReason('field-long', { max: USERNAME_MAX });
  const isIdentifier =
    identifier.test(mapped) && !unwanted.test(mapped) && mapped.normalize('NFKC') === mapped;
  const isOfOneScript = allowedTogether.some((set) => set.test(mapped));
  const isReadable = !rightToLeft.test(mapped) || inOneDirection.test(mapped);
  return isIdentifier && isOfOneScript && isReadable ? null : failureReason('username-form');
}

/** Letters that imitate Latin ones in names entirely in Cyrillic or Greek, for which UTS 39 has separate prototypes. */
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
 * Returns the skeleton of a name, equal for names that look alike: that of UTS 39, section 4, for the mapped name, also without
 * the accents of European letters, as browsers compare host names.
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

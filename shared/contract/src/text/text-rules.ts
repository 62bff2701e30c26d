// The characters that a text may contain, without the schema library: docs/decisions/0103. NUL is excluded here, because
// another rule refuses it.
const lineBreaking = /[^\P{Cc}\0]|[\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;
const control = /[^\P{Cc}\0\t\n]|\p{Noncharacter_Code_Point}/u;
const directing = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Invisible characters: fillers, joiners, selectors, soft hyphens, the Braille blank. */
const hidden = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u;

/**
 * Invisible characters in positions where they change the display: in an emoji, after the virama of an Indic script and between
 * joined Arabic letters (RFC 5892, A.1 and A.2), and as a variant selector of an emoji or an ideograph.
 */
const shaping = new RegExp(
  [
    String.raw`(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d](?=\p{L})`,
    String.raw`(?<=(?![\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671\u0688\u0691\u0698])\p{Script=Arabic}\p{Mn}*)\u200c(?=\p{Script=Arabic})`,
    String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)`,
    String.raw`(?<=\p{Ideographic})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
  ].join('|'),
  'gu',
);

/** UTS 39, 5.4: the same mark twice in a row, or more than four marks on one letter. */
const stackedMarks = /(\p{Mn})\1|\p{Mn}{5}/u;

/** Returns true if a text has neither line breaks nor other control characters. */
export const isSingleLine = (text: string): boolean => !lineBreaking.test(text);
/** Returns true if a text has no control characters except tabs and line feeds. */
export const isMultiLine = (text: string): boolean => !control.test(text);
export const hasNoBidiControls = (text: string): boolean => !directing.test(text);
/** Returns true if a name has no invisible characters or stacked marks, by which it could look like another name. */
export const hasNoInvisible = (text: string): boolean =>
  !hidden.test(text.replaceAll(shaping, '')) && !stackedMarks.test(text.normalize('NFD'));
/** Returns true if a text has more than marks and blanks. */
export const hasVisible = (text: string): boolean =>
  /[^\p{M}\p{Z}]|\p{Default_Ignorable_Code_Point}/u.test(text);

/** Returns a multi-line text without forbidden characters. */
export const cleanedLines = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(new RegExp(`${control.source}|${directing.source}`, 'gu'), '');

/**
 * Returns a text from outside a form, such as a header, ready to be stored and shown: NFC on one line, without forbidden
 * characters.
 */
export const cleanedLine = (text: string): string =>
  text.normalize().replaceAll(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, '');

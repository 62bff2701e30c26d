// What may stand in a text, without the library of schemas: docs/decisions/0103.
// Without NUL, which no text may have, and of which another rule tells.
const lineBreaking = /[^\P{Cc}\0]|[\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;
const control = /[^\P{Cc}\0\t\n]|\p{Noncharacter_Code_Point}/u;
const directing = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Shows nothing: fillers, joiners, selectors, soft hyphens, the blank of Braille. */
const hidden = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/u;

/**
 * Hidden characters at the places where they change what is seen: in an emoji, behind the virama of an Indic script and between joined
 * Arabic letters (RFC 5892, A.1 and A.2), and as the variant of an emoji or an ideograph.
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

/** UTS 39, 5.4: the same mark twice, or more than four of them on one letter. */
const stackedMarks = /(\p{Mn})\1|\p{Mn}{5}/u;

/** Whether a text has neither line breaks nor other control characters. */
export const isSingleLine = (text: string): boolean => !lineBreaking.test(text);
/** Whether a text has no control characters but tabs and the ends of lines. */
export const isMultiLine = (text: string): boolean => !control.test(text);
export const hasNoBidiControls = (text: string): boolean => !directing.test(text);
/** Whether all of a name is seen: nothing in it makes it another name than the one that it looks like. */
export const hasNoInvisible = (text: string): boolean =>
  !hidden.test(text.replaceAll(shaping, '')) && !stackedMarks.test(text.normalize('NFD'));
/** Whether there is more than marks and blanks. */
export const hasVisible = (text: string): boolean =>
  /[^\p{M}\p{Z}]|\p{Default_Ignorable_Code_Point}/u.test(text);

/** A text with line breaks without the characters that none may have. */
export const cleanedLines = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(new RegExp(`${control.source}|${directing.source}`, 'gu'), '');

/** A text that comes from no form, such as a header, as it may be stored and shown: NFC on one line, without what it may not have. */
export const cleanedLine = (text: string): string =>
  text.normalize().replaceAll(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, '');

import { type Encoding, encodings, ReadRefusal } from './table';

const marks: readonly [encoding: Encoding, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const inside = (byte: number, first: number, last: number) => byte >= first && byte <= last;

/** The ranges of first bytes of common characters, which each standard groups together. */
const everyday = {
  gb18030: [
    [0xa1, 0xa3],
    [0xb0, 0xd7],
  ],
  shift_jis: [
    [0x81, 0x84],
    [0x87, 0x97],
  ],
  'euc-jp': [
    [0xa1, 0xa5],
    [0xb0, 0xcf],
  ],
} as const satisfies Partial<Record<Encoding, readonly (readonly [first: number, last: number])[]>>;

const RARE = 0.2;
/** The score of a half-width kana, which is one byte; it rarely stands beside a Latin letter. */
const HALF_WIDTH_KANA = 0.7;
const isLetter = (byte = 0) => inside(byte | 0x20, 0x61, 0x7a);

/** The characters that are scored: enough to tell languages apart. */
const SCORED_CHARACTERS = 20_000;

/** Scores how plausible the double bytes of an East Asian encoding are, from 0 to 1. */
function eastAsianScore(bytes: Uint8Array, encoding: keyof typeof everyday): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < bytes.length && count < SCORED_CHARACTERS; at += 1) {
    const [lead = 0, trail = 0] = bytes.subarray(at, at + 2);
    if (lead < 0x80) continue;
    count += 1;
    if (encoding === 'shift_jis' && inside(lead, 0xa1, 0xdf)) {
      sum += [bytes[at - 1], trail].some(isLetter) ? 0 : HALF_WIDTH_KANA;
      continue;
    }
    const isEveryday = everyday[encoding].some(([first, last]) => inside(lead, first, last));
    sum += isEveryday && (encoding === 'shift_jis' || trail >= 0xa1) ? 1 : RARE;
    at += 1;
  }
  return sum / (count || 1);
}

const WESTERN_RUN = /[^\0-\x7f]+/g;
const WESTERN_LETTERS = /^[À-ÖØ-öø-ÿŒœŠšŽžŸ]+$/;
const WESTERN_SIGNS = /^[¡¿ªº«»°·€£¥§©®–—‘’“”…\xa0]+$/;

/** Scores how plausible a text is as Western European, with single accented letters within words and few signs. */
function westernScore(text: string): number {
  let sum = 0;
  let count = 0;
  for (const { 0: run, index } of text.matchAll(WESTERN_RUN)) {
    if ((count += run.length) > SCORED_CHARACTERS) break;
    const isInWord = /[a-z]/i.test(text.slice(Math.max(0, index - 1), index + run.length + 1));
    if (WESTERN_SIGNS.test(run)) sum += run.length * 0.8;
    else if (run.length <= 2 && WESTERN_LETTERS.test(run)) {
      sum += run.length * (isInWord ? 1 : 0.5) * (run.length === 1 ? 1 : 0.8);
    }
  }
  return sum / (count || 1);
}

/** A bonus for the encodings of Excel's “CSV” in a language; smaller than the gap between a plausible and a random text. */
const preferences: Partial<Record<string, Partial<Record<Encoding, number>>>> = {
  zh: { gb18030: 0.1 },
  ja: { shift_jis: 0.35, 'euc-jp': 0.05 },
  en: { 'windows-1252': 0.35 },
  es: { 'windows-1252': 0.35 },
};

/** Characters of Windows-1252 from 0x80 on; Node.js before 24 decodes these bytes as control characters of ISO 8859-1. */
const WESTERN = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function decoded(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (encoding.startsWith('utf')) return text;
    const fixed =
      encoding === 'windows-1252'
        ? text.replace(/[\x80-\x9f]/g, (control) => WESTERN.charAt(control.charCodeAt(0) - 0x80))
        : text;
    // Undefined bytes of Windows-1252 become control characters.
    return /[\x80-\x9f]/.test(fixed) ? null : fixed;
  } catch {
    // Not in this encoding: the caller tries the next.
    return null;
  }
}

const NO_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cn}\p{Co}]/u;

/** Lists possible encodings of a file without byte-order mark. With zero bytes it is only the UTF-16 that has more separators. */
function candidates(bytes: Uint8Array): readonly Encoding[] {
  if (!bytes.includes(0)) return encodings.filter((encoding) => !encoding.startsWith('utf-16'));
  const separators = (encoding: Encoding) => {
    const text = decoded(bytes, encoding) ?? '';
    return NO_TEXT.test(text) ? 0 : (text.match(/[\t\n\r,;]/g)?.length ?? 0);
  };
  const difference = separators('utf-16le') - separators('utf-16be');
  if (difference === 0) throw new ReadRefusal('other-content');
  return [difference > 0 ? 'utf-16le' : 'utf-16be'];
}

export interface DecodedText {
  text: string;
  encoding: Encoding;
  possible: Encoding[];
}

/**
 * Decodes the text of a file: by its byte-order mark, else as UTF-8 or UTF-16 if valid, else in the encoding that yields the most
 * plausible text, in which the language of the interface counts too.
 *
 * @throws ReadRefusal
 */
export function decodeText(
  bytes: Uint8Array,
  { encoding: chosen, language = '' }: { encoding?: Encoding; language?: string } = {},
): DecodedText {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  const texts = (marked ? [marked] : candidates(bytes)).flatMap((encoding) => {
    const text = decoded(bytes, encoding);
    return text === null ? [] : [{ encoding, text }];
  });
  const score = ({ encoding, text }: (typeof texts)[number]) => {
    if (encoding.startsWith('utf')) return 2;
    const plausible =
      encoding in everyday ? eastAsianScore(bytes, encoding as keyof typeof everyday) : westernScore(text);
    return plausible + (preferences[language]?.[encoding] ?? 0);
  };
  const ranked = texts
    .map((each) => ({ ...each, score: each.encoding === chosen ? Infinity : score(each) }))
    .sort((one, other) => other.score - one.score);
  const best = ranked[0];
  if (!best) throw new ReadRefusal('unknown-encoding');
  if (best.text.includes('\0')) throw new ReadRefusal('other-content');
  return { text: best.text, encoding: best.encoding, possible: texts.map(({ encoding }) => encoding) };
}

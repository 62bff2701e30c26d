// Higher than every character.
const HIGHEST_CHARACTER = '\u{10FFFF}';

/** Above all texts that start with the prefix and below all further ones, in bytewise order (`collate "C"`). */
export function endOfPrefix(prefix: string): string {
  return prefix + HIGHEST_CHARACTER;
}

import { soundGrams, soundPattern } from './name-sound';
import { NEWEST, newestOrIndexed } from './newest-or-indexed';
import type { ComposedStatement } from '../../platform/database/statement';

/** Where the sounds of names are, by the id of what has the name. */
interface Findings {
  table: string;
  id: string;
}

/** The ids of what sounds as the letters do: the same sound first, then its beginning, then the newest. */
export function idsBySound(
  letters: string,
  most: number,
  { table, id }: Findings,
  given: ComposedStatement,
): { parts: string[]; ids: string } {
  const { full, initials } = soundGrams(letters);
  const term = given.add(letters, 'text');
  const isInitials = `strpos(f.initials, ${term}) > 0`;
  const isSpoken = `strpos(replace(f.sound, ' ', ''), ${term}) > 0 and f.sound ~ ${given.add(soundPattern(letters), 'text')}`;
  // Each by itself: joined by "or", the grams of all candidates would be computed anew.
  const way = (grams: readonly string[], condition: string) =>
    `select ${id} as id, sound, initials from ${table} f
     where f.sound <> '' and sound_grams(f.sound, f.initials) @> ${given.add(grams, 'text[]')} and ${condition}`;
  const { parts, all } = newestOrIndexed(
    'sound',
    `select ${id} as id, sound, initials from (select * from ${table} order by ${id} desc limit ${NEWEST}) f
     where ${isInitials} or (${isSpoken}) order by ${id} desc`,
    [way(initials, isInitials), ...(full.length > 0 ? [way(full, isSpoken)] : [])],
  );
  return {
    parts,
    ids: `select id from (${all}) sounding
      order by ${term} in (initials, replace(sound, ' ', '')) desc,
        starts_with(initials, ${term}) or starts_with(replace(sound, ' ', ''), ${term}) desc, id desc
      limit ${most}`,
  };
}

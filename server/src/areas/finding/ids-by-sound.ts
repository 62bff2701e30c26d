import { soundGrams, soundPattern } from './name-sound';
import { NEWEST, newestOrIndexed } from './newest-or-indexed';
import type { ComposedStatement } from '../../platform/database/statement';

/** A table with the sounds of names, and the column of the named row's id. */
export interface Findings {
  table: string;
  id: string;
}

/**
 * Finds the ids of names that sound like the letters: an equal sound first, then sounds that begin with it, then the newest.
 */
export function idsBySound(
  letters: string,
  max: number,
  { table, id }: Findings,
  given: ComposedStatement,
): { parts: string[]; ids: string } {
  const { full, initials } = soundGrams(letters);
  const term = given.add(letters, 'text');
  const isInitials = `strpos(f.initials, ${term}) > 0`;
  const isSpoken = `strpos(replace(f.sound, ' ', ''), ${term}) > 0 and f.sound ~ ${given.add(soundPattern(letters), 'text')}`;
  // A query each: with `or`, the grams of all candidates would be computed again.
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
      limit ${max}`,
  };
}

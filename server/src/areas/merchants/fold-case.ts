/**
 * What two texts have in common that differ in case only. Character by character, so that a part of a text folds to
 * a part of the folded text (`toLowerCase` of a whole text treats a final sigma in its own way), and in the server, so
 * that the result does not depend on the database's locale.
 */
export function foldCase(text: string): string {
  return Array.from(text, (character) => character.toUpperCase().toLowerCase()).join('');
}

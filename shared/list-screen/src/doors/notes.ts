// Separate from the main entry: a screen loads it with the panel or the page of a row.
export { loadNotes } from '../extras/notes/load-notes';

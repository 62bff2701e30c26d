import { noteMessages } from './note-messages';
import type { NotedRecord } from './notes.api';
import { NotesPart } from './notes-part';

type NotesOfRow = Pick<NotedRecord, 'id'>;

/** The notes on a row, by the kind of the rows. */
const parts = {
  merchant: ({ id }: NotesOfRow) => <NotesPart id={id} key={id} of="merchant" />,
  channel: ({ id }: NotesOfRow) => <NotesPart id={id} key={id} of="channel" />,
};

/** Loads the texts of notes, and returns the notes on a row of a kind. */
export async function loadNotes(of: NotedRecord['of']) {
  await noteMessages.load();
  return parts[of];
}

import { Skeleton } from '@backoffice/ui';
import { lateComponent } from '@backoffice/ui/late-component';
import { noteMessages } from './note-messages';
import type { NotedRecord } from './notes.api';

async function loadNotes() {
  const [{ NotesPart }] = await Promise.all([
    import(/* webpackChunkName: "row-notes" */ './notes-part'),
    noteMessages.load(),
  ]);
  return NotesPart;
}

const NotesOfRecord = lateComponent(loadNotes, () => <Skeleton />);

/** The notes on a record, whose code is loaded with the first of them. */
export const RowNotes = (record: NotedRecord) => (
  <NotesOfRecord {...record} key={`${record.of} ${record.id}`} />
);

import { newIdempotencyKey } from '@backoffice/api-client';
import { storedText } from '@backoffice/browser-store';
import type { Note } from '@backoffice/contract/notes';
import { store, userAtom } from '@backoffice/session';
import { rowNotices } from '@backoffice/ui';
import { useBusy } from '@backoffice/ui/use-busy';
import { useRef, useState } from 'react';
import { NoteForm } from './note-form';
import { noteMessages } from './note-messages';
import { type NotedRecord, notesApi } from './notes.api';

/** The text of a note that was not added yet, kept for each user and record, because browsers are shared. */
const draftOf = ({ of, id }: NotedRecord) =>
  storedText({ key: `note-draft:${store.get(userAtom)?.name ?? ''}:${of}:${id}`, area: 'local' });

/** The form that adds a note to a record. */
export function NewNote({ of, id, onAdded }: NotedRecord & { onAdded: (note: Note) => void }) {
  const text = noteMessages.useText();
  const draft = draftOf({ of, id });
  const [value, setValue] = useState(() => draft.read() ?? '');
  const { isBusy, run } = useBusy();
  // The same key for the same text: a call without an answer may have added the note.
  const sent = useRef({ text: '', key: '' });

  const type = (next: string) => {
    setValue(next);
    draft.write(next || null);
  };
  const add = async (typed: string) => {
    if (sent.current.text !== typed) sent.current = { text: typed, key: newIdempotencyKey() };
    try {
      const note = await notesApi(of).create(id, typed, sent.current.key);
      sent.current = { text: '', key: '' };
      type('');
      onAdded(note);
    } catch (error) {
      rowNotices.failed(text('notes.add.failed'), error);
    }
  };
  return (
    <NoteForm
      initial=""
      isBusy={isBusy}
      label={text('notes.new.label')}
      of={of}
      onDiscard={() => {}}
      onSave={(typed) => void run(() => add(typed))}
      onType={type}
      placeholder={text('notes.new.placeholder')}
      saveLabel={text('notes.add')}
      value={value}
    />
  );
}

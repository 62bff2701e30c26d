import { ApiError, newIdempotencyKey } from '@backoffice/api-client';
import type { NotedKind } from '@backoffice/contract/note-values';
import type { Note } from '@backoffice/contract/notes';
import { Button, rowNotices, useUnsavedChanges } from '@backoffice/ui';
import { useBusy } from '@backoffice/ui/use-busy';
import { useState } from 'react';
import { NoteForm } from './note-form';
import { noteMessages } from './note-messages';
import { notesApi } from './notes.api';
import { useRowNotesStyles } from './row-notes.styles';

interface EditedNoteProps {
  of: NotedKind;
  /** The current note, which may be newer than the edit. */
  note: Note;
  onSaved: (note: Note) => void;
  onClose: () => void;
  /** Reads the notes again. */
  reload: () => Promise<unknown>;
}

/** The reasons for which a save is refused, by status: the note was edited or deleted elsewhere. */
const problems = { 409: 'notes.edit.changed', 404: 'notes.edit.gone' } as const;
type Problem = (typeof problems)[keyof typeof problems];

function problemOf(error: unknown): Problem | undefined {
  const status = error instanceof ApiError ? error.status : 0;
  return status === 409 || status === 404 ? problems[status] : undefined;
}

/**
 * The form that edits a note. Saving again replaces a newer text from elsewhere, which is shown, or adds the text of a deleted
 * note as a new one.
 */
export function EditedNote({ of, note, onSaved, onClose, reload }: EditedNoteProps) {
  const text = noteMessages.useText();
  const styles = useRowNotesStyles();
  const [first] = useState(note);
  const [value, setValue] = useState(note.text);
  const [problem, setProblem] = useState<Problem>();
  const { isBusy, run } = useBusy();
  useUnsavedChanges(value.trim() !== first.text);

  const send = (typed: string): Promise<Note> => {
    if (problem === problems[404]) return notesApi(of).create(note.recordId, typed, newIdempotencyKey());
    return notesApi(of).update(problem ? note : first, typed);
  };
  const save = async (typed: string) => {
    try {
      onSaved(await send(typed));
    } catch (error) {
      const found = problemOf(error);
      if (found) {
        await reload();
        setProblem(found);
      } else {
        rowNotices.failed(text('notes.save.failed'), error);
      }
    }
  };
  return (
    <NoteForm
      buttons={
        <Button appearance="subtle" onClick={onClose} size="small">
          {text('notes.cancel')}
        </Button>
      }
      initial={first.text}
      isBusy={isBusy}
      isFocused
      label={text('notes.edit.field')}
      message={
        problem && (
          <div className={styles.problem} role="alert">
            {text(problem)}
            {problem === problems[409] && <p className={styles.newer}>{note.text}</p>}
          </div>
        )
      }
      of={of}
      onDiscard={onClose}
      onSave={(typed) => void run(() => save(typed))}
      onType={setValue}
      saveLabel={text('notes.save')}
      value={value}
    />
  );
}

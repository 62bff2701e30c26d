import type { Note } from '@backoffice/contract/notes';
import { Moment } from '../../shown-values';
import { LoadFailure } from '../../load-failure';
import { usePermission } from '@backoffice/session';
import {
  Avatar,
  Button,
  DeleteIcon,
  EditIcon,
  IconButton,
  notify,
  rowNotices,
  Skeleton,
} from '@backoffice/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EditedNote } from './edited-note';
import { NewNote } from './new-note';
import { noteMessages } from './note-messages';
import { NoteText } from './note-text';
import { type NotedRecord, notesApi } from './notes.api';
import { useNotes } from './notes.queries';
import { useRowNotesStyles } from './row-notes.styles';

/** The time for which a deletion can be undone, in ms. */
const UNDO_SHOWN_MS = 8_000;

/** The permission to write notes on the records of a kind. */
const permissionToWrite = { merchant: 'merchants:edit', channel: 'channels:edit' } as const;

interface NoteItemProps {
  note: Note;
  /** Undefined for users who may not change the note. */
  onEdit: (() => void) | undefined;
  onDelete: () => void;
}

/** A note with its author and time, and the buttons of its author. */
function NoteItem({ note, onEdit, onDelete }: NoteItemProps) {
  const styles = useRowNotesStyles();
  const text = noteMessages.useText();
  const { author, createdAt, editedAt } = note;
  return (
    <>
      <div className={styles.head}>
        <Avatar className={styles.avatar} name={author} />
        <span className={styles.author}>{author}</span>
        <span className={styles.time}>
          <Moment at={createdAt} />
          {editedAt && <span> · {text('notes.edited')}</span>}
        </span>
        {onEdit && (
          <span className={styles.actions}>
            <IconButton icon={<EditIcon />} label={text('notes.edit')} onClick={onEdit} />
            <IconButton dangerous icon={<DeleteIcon />} label={text('notes.delete')} onClick={onDelete} />
          </span>
        )}
      </div>
      <NoteText {...note} />
    </>
  );
}

/** Scrolls to the notes when an address ends with `#notes`, as that of a notification does. */
function useScrollToNotes(isShown: boolean) {
  const part = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '#notes' || !isShown) return;
    part.current!.scrollIntoView({ block: 'center' });
    part.current!.focus({ preventScroll: true });
  }, [hash, key, isShown]);
  return part;
}

/** The notes on a record, newest first, with a form for users who may edit the record. */
export function NotesPart(record: NotedRecord) {
  const { of, id } = record;
  const styles = useRowNotesStyles();
  const text = noteMessages.useText();
  const mayWrite = usePermission(permissionToWrite[of]);
  const notes = useNotes(record);
  const [edited, setEdited] = useState<Note>();
  const [announcement, setAnnouncement] = useState('');
  const part = useScrollToNotes(notes.items !== undefined);

  const remove = async (note: Note) => {
    try {
      await notesApi(of).remove(note);
    } catch (error) {
      rowNotices.failed(text('notes.delete.failed'), error);
      return void notes.refetch();
    }
    notes.drop(note.id);
    part.current?.focus();
    const action = { label: text('notes.undo'), onAction: () => void restore(note.id) };
    notify.success({ title: text('notes.deleted'), action, durationMs: UNDO_SHOWN_MS });
  };
  const restore = async (noteId: number) => {
    try {
      notes.put(await notesApi(of).restore(noteId));
    } catch (error) {
      rowNotices.failed(text('notes.restore.failed'), error);
    }
  };
  const showOlder = () =>
    notes.showOlder().catch((error: unknown) => rowNotices.failed(text('notes.failed'), error));

  const { items = [] } = notes;
  // A note that was deleted elsewhere stays while it is edited here.
  const isKept = edited && !items.some((note) => note.id === edited.id);
  const shown = isKept ? [...items, edited].sort((one, other) => other.id - one.id) : items;
  return (
    <div className={styles.part} ref={part} tabIndex={-1}>
      {mayWrite && (
        <NewNote
          id={id}
          of={of}
          onAdded={(note) => {
            notes.put(note);
            setAnnouncement(text('notes.added'));
          }}
        />
      )}
      <span className={styles.unseen} role="status">
        {announcement}
      </span>
      {notes.error && !notes.isFetching ? (
        <LoadFailure error={notes.error} onRetry={() => void notes.refetch()} title={text('notes.failed')} />
      ) : !notes.items ? (
        <div aria-busy aria-label={text('notes.loading')} role="status">
          <Skeleton className={styles.skeleton} />
        </div>
      ) : shown.length === 0 ? (
        <p className={styles.empty}>{text('notes.empty')}</p>
      ) : (
        <ul aria-label={text('notes.list')} className={styles.list}>
          {shown.map((note) => (
            <li className={styles.note} key={note.id}>
              {note.id === edited?.id ? (
                <EditedNote
                  note={note}
                  of={of}
                  onClose={() => setEdited(undefined)}
                  onSaved={(saved) => {
                    notes.put(saved);
                    setEdited(undefined);
                  }}
                  reload={notes.refetch}
                />
              ) : (
                <NoteItem
                  note={note}
                  onDelete={() => void remove(note)}
                  onEdit={mayWrite && note.isMine ? () => setEdited(note) : undefined}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {notes.hasOlder && (
        <Button
          appearance="subtle"
          className={styles.older}
          disabledFocusable={notes.isLoadingOlder}
          onClick={() => void showOlder()}
          size="small"
        >
          {text('notes.older')}
        </Button>
      )}
    </div>
  );
}

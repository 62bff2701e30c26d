import * as z from 'zod/mini';
import { readAt, rowId } from '../fields/field-schemas';
import { multiline, sought, visible } from '../text/text-schemas';
import { USERNAME_MAX } from '../people/users';
import { NOTE_MAX } from './note-values';

const text = multiline(NOTE_MAX).check(z.trim(), z.minLength(1), visible);

export const note = z.object({
  id: z.int(),
  /** The merchant or channel, as the path of the call says. */
  recordId: z.int(),
  author: z.string(),
  /** True for notes of the caller, who alone may change them. */
  isMine: z.boolean(),
  text: z.string(),
  /** The users named by `@username` who could read the record at that time. */
  mentions: z.array(z.string()),
  createdAt: z.string(),
  /** Null for a note that was never edited. */
  editedAt: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type Note = z.infer<typeof note>;

/**
 * `POST /merchant/note/list`, `POST /channel/note/list`: the notes of a record, newest first. Pass the oldest id of a page as
 * `before` to read the next.
 */
export const noteListRequest = z.strictObject({ recordId: rowId, before: z.optional(rowId) });
export type NoteListRequest = z.infer<typeof noteListRequest>;
export const noteListResponse = z.object({ items: z.array(note), hasOlder: z.boolean() });
export type NotePage = z.infer<typeof noteListResponse>;

/**
 * `POST /merchant/note/create`, `POST /channel/note/create`. `@username` notifies a user who may read the record; other names are
 * plain text.
 */
export const noteCreateRequest = z.strictObject({ recordId: rowId, text });
export type NoteCreateRequest = z.infer<typeof noteCreateRequest>;

/** `PUT /merchant/note/update`, `PUT /channel/note/update`: notifies the users that the note did not name before. */
export const noteUpdateRequest = z.strictObject({ id: rowId, text, updatedAt: readAt });
export type NoteUpdateRequest = z.infer<typeof noteUpdateRequest>;

/** `POST /merchant/note/restore`, `POST /channel/note/restore`: restores a note that was deleted within a day. */
export const noteRestoreRequest = z.strictObject({ id: rowId });

/** `POST /merchant/note/readers`, `POST /channel/note/readers`: other users who may read the record, by a part of the name. */
export const noteReadersRequest = z.strictObject({ query: z._default(sought(USERNAME_MAX), '') });
export const noteReadersResponse = z.object({ items: z.array(z.object({ username: z.string() })) });

/** `POST /merchant/note/find`, `POST /channel/note/find`: the newest notes with all words of `findRequest`'s text. */
const foundNote = z.object({
  id: z.int(),
  recordId: z.int(),
  /** The name of the record. */
  name: z.string(),
  /** A part of the text with the first of the words. */
  excerpt: z.string(),
  author: z.string(),
  createdAt: z.string(),
});
export type FoundNote = z.infer<typeof foundNote>;
export const foundNotes = z.object({ items: z.array(foundNote) });

import { filteredAddress, rowAddress, screens } from '@backoffice/contract';
import { mentionsIn, MENTIONS_MAX, type NotedKind, NOTES_PAGE } from '@backoffice/contract/note-values';
import type {
  FoundNote,
  Note,
  NoteListRequest,
  NotePage,
  NoteUpdateRequest,
} from '@backoffice/contract/notes';
import type { NoteCreateRequest } from '@backoffice/contract/notes';
import type pg from 'pg';
import type { Caller } from '../../platform/http/caller';
import { isForeignKeyViolation } from '../../platform/database/database-failure';
import { missingRow, refusal } from '../../platform/http/http-error';
import type { SentKey } from '../../platform/idempotency/create-keys';
import { userNotification } from '../../platform/inbox/notification-kinds';
import { auditedWrites, type Snapshot } from '../../platform/write/audited-writes';
import { excerptOf, storedWords, wordQuery } from './note-words';
import {
  findNotesBy,
  findReaders,
  insertNote,
  notedRecords,
  type NoteRow,
  notesById,
  type RecordReader,
  setNoteDeletion,
  suggestReaders,
  updateNote,
} from './notes.repository';

const notifyMention = userNotification('note-mention', { address: screens.merchants });

/** The address that shows a record to a reader. */
function addressFor({ kind, recordId }: NoteRow, { opensList }: RecordReader): string {
  const [list] = notedRecords[kind].readers;
  const address = opensList
    ? filteredAddress(list, { open: String(recordId) })
    : rowAddress(screens.merchantPage, recordId);
  return `${address}#notes`;
}

/** Notifies users who are named by a note, except its author. */
async function notify(transaction: pg.ClientBase, note: NoteRow, named: readonly RecordReader[]) {
  const { id, kind: of, name, author, authorId } = note;
  // By id, so that two notes that name the same users never wait for each other.
  for (const reader of named.filter((each) => each.id !== authorId))
    await notifyMention(transaction, reader.id, {
      cause: `note ${id}`,
      values: { of, name, author },
      address: addressFor(note, reader),
    });
}

/** The notes on the records of one kind. */
export class NoteService {
  private readonly record;
  private readonly writes;

  constructor(
    private readonly pool: pg.Pool,
    private readonly kind: NotedKind,
  ) {
    this.record = notedRecords[kind];
    this.writes = auditedWrites<NoteRow>(pool, {
      subject: `${kind} note`,
      table: 'note',
      find: async (db, id) => this.ofKind(await notesById.find(db, { id }), false),
      lock: async (transaction, id) => this.ofKind(await notesById.lock(transaction, id), undefined),
      snapshot: ({ deletedAt, recordId, text }): Snapshot => (deletedAt ? {} : { recordId, text }),
      name: ({ name }) => name,
    });
  }

  /** @throws HttpError 404 when there is no such record */
  async list(db: pg.Pool, { userId }: Caller, { recordId, before }: NoteListRequest): Promise<NotePage> {
    const [rows, exists] = await Promise.all([
      this.record.list(db, { recordId, before, limit: NOTES_PAGE + 1 }),
      this.record.exists(db, { recordId }),
    ]);
    if (!exists) throw missingRow(this.kind, recordId);
    return {
      items: rows.slice(0, NOTES_PAGE).map((row) => shownTo(row, userId)),
      hasOlder: rows.length > NOTES_PAGE,
    };
  }

  async create(caller: Caller, key: SentKey | undefined, request: NoteCreateRequest): Promise<Note> {
    const { recordId, text } = request;
    const { userId } = caller;
    const created = this.writes.create({ author: caller, key, request }, async () => {
      const written = await this.written(text);
      return async (transaction, id) => {
        const note = { ...written.note, id, recordId, authorId: userId };
        const row = await insertNote(transaction, this.kind, note);
        await notify(transaction, row, written.named);
        return row;
      };
    });
    const row = await created.catch((error: unknown) => {
      if (isForeignKeyViolation(error, `note_${this.kind}_id_fkey`)) throw missingRow(this.kind, recordId);
      throw error;
    });
    return shownTo(row, userId);
  }

  async change(caller: Caller, { id, text, updatedAt }: NoteUpdateRequest): Promise<Note> {
    const { note, named } = await this.written(text);
    const row = await this.writes.change({
      author: caller,
      by: id,
      updatedAt,
      check: this.ownNote(caller, false),
      write: async (transaction, before) => {
        const after = await updateNote(transaction, { ...note, id });
        const isNew = (reader: RecordReader) => !before.mentioned.includes(reader.id);
        await notify(transaction, after, named.filter(isNew));
        return after;
      },
    });
    return shownTo(row, caller.userId);
  }

  async remove(caller: Caller, { id, updatedAt }: { id: number; updatedAt?: string | undefined }) {
    await this.writes.change({
      author: caller,
      by: id,
      updatedAt,
      check: this.ownNote(caller, false),
      write: (transaction) => setNoteDeletion(transaction, { id, isDeleted: true }),
      action: () => 'delete',
    });
    return { id };
  }

  async restore(caller: Caller, id: number): Promise<Note> {
    const row = await this.writes.change({
      author: caller,
      by: id,
      updatedAt: undefined,
      check: this.ownNote(caller, true),
      write: (transaction) => setNoteDeletion(transaction, { id, isDeleted: false }),
    });
    return shownTo(row, caller.userId);
  }

  async readers({ userId }: Caller, query: string): Promise<{ username: string }[]> {
    return suggestReaders(this.pool, this.kind, { query, exceptId: userId });
  }

  async findBy(db: pg.Pool, text: string): Promise<FoundNote[]> {
    const query = wordQuery(text);
    const hits = query ? await findNotesBy(db, this.kind, query) : [];
    return hits.map(({ text: whole, ...hit }) => ({ ...hit, excerpt: excerptOf(whole, text) }));
  }

  /** A text as it is stored, and the readers of the record that it names. */
  private async written(text: string) {
    const names = mentionsIn(text).flatMap((mention) => mention.names);
    const named =
      names.length > 0
        ? await findReaders(this.pool, { names, paths: this.record.readers, max: MENTIONS_MAX })
        : [];
    return { note: { text, words: storedWords(text), mentioned: named.map(({ id }) => id) }, named };
  }

  /** A note on another kind of record counts as missing. */
  private ofKind(row: NoteRow | null, isDeleted: boolean | undefined): NoteRow | null {
    if (row?.kind !== this.kind) return null;
    return isDeleted === undefined || isDeleted === (row.deletedAt !== null) ? row : null;
  }

  private ownNote(caller: Caller, isDeleted: boolean) {
    return async (_transaction: unknown, row: NoteRow) => {
      if (!this.ofKind(row, isDeleted)) throw missingRow(`${this.kind} note`, row.id);
      if (row.authorId !== caller.userId) throw refusal(403, 'forbidden');
    };
  }
}

const shownTo = (
  { kind: _kind, name: _name, mentioned: _mentioned, deletedAt: _deletedAt, authorId, ...note }: NoteRow,
  userId: number,
): Note => ({ ...note, isMine: authorId === userId });

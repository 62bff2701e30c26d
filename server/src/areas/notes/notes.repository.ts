import { FOUND_MAX, screens } from '@backoffice/contract';
import { NOTE_READERS_MAX, NOTE_RESTORED_HOURS, type NotedKind } from '@backoffice/contract/note-values';
import type { FoundNote, Note } from '@backoffice/contract/notes';
import { hasText } from '../../platform/database/text-search';
import { nextVersion } from '../../platform/database/new-rows';
import { rowsById } from '../../platform/database/rows-by-id';
import { ComposedStatement, statement } from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';
import { NEWEST, newestOrIndexed } from '../finding/newest-or-indexed';

/** A note as stored. */
export interface NoteRow extends Omit<Note, 'isMine'> {
  kind: NotedKind;
  authorId: number;
  /** The name of the merchant or channel. */
  name: string;
  /** The ids of the users in `mentions`. */
  mentioned: number[];
  deletedAt: string | null;
}

const NAME = `coalesce(m.merchant_name, t.name || ' ' || c.merchant_no)`;
const RECORDS = `left join merchant m on m.id = n.merchant_id left join channel c on c.id = n.channel_id
    left join channel_type t on t.code = c.merchant_channel`;

const rows = `select n.id, case when n.channel_id is null then 'merchant' else 'channel' end as kind,
    coalesce(n.merchant_id, n.channel_id) as "recordId", ${NAME} as name, n.author_id as "authorId", author.username as author,
    n.text, array_to_json(n.mentioned) as mentioned, array(select username from app_user where id = any(n.mentioned) order by id) as mentions,
    n.created_at as "createdAt", n.edited_at as "editedAt", n.deleted_at as "deletedAt", n.updated_at as "updatedAt"
  from note n join app_user author on author.id = n.author_id ${RECORDS}`;

export const notesById = rowsById<NoteRow>('note', 'note', { one: rows, id: 'n.id' });

interface RecordStatements {
  /** The screens with a permission to read the record; the first is its list. */
  readers: readonly [string, ...string[]];
  list(
    db: Queryable,
    given: { recordId: number; before: number | undefined; limit: number },
  ): Promise<NoteRow[]>;
  exists(db: Queryable, given: { recordId: number }): Promise<boolean>;
}

const statementsOf = (kind: NotedKind, readers: RecordStatements['readers']): RecordStatements => ({
  readers,
  list: statement<NoteRow, { recordId: number; before: number | undefined; limit: number }>(
    `notes-of-${kind}`,
    `${rows} where n.${kind}_id = :recordId and n.deleted_at is null and (:before::bigint is null or n.id < :before)
     order by n.id desc limit :limit`,
  ).rows,
  exists: statement<never, { recordId: number }>(
    `noted-${kind}-exists`,
    `select from ${kind} where id = :recordId`,
  ).some,
});

/** The statements for the notes on each kind of record. */
export const notedRecords = {
  merchant: statementsOf('merchant', [screens.merchants, screens.merchantPage]),
  channel: statementsOf('channel', [screens.channels]),
} satisfies Record<NotedKind, RecordStatements>;

/** A user who may read a record. */
export interface RecordReader {
  id: number;
  username: string;
  /** True when the user may open the list of the records. */
  opensList: boolean;
}

const mayView = (paths: string) =>
  `exists (select from effective_grant g where g.role_key = u.role_key and g.action = 'view' and g.path = ${paths})`;

/** The active users among `names` who may read a record. */
export const findReaders = statement<
  RecordReader,
  { names: readonly string[]; paths: readonly string[]; max: number }
>(
  'note-readers-by-name',
  `select u.id, u.username, ${mayView('(:paths::text[])[1]')} as "opensList" from app_user u
   where u.status = 'active' and lower(u.username) in (select lower(name) from unnest(:names::text[]) name)
     and ${mayView('any(:paths::text[])')}
   order by u.id limit :max`,
).rows;

const suggested = statement<
  { username: string },
  { query: string; exceptId: number; paths: readonly string[]; max: number }
>(
  'note-readers-suggested',
  `select u.username from app_user u
   where u.status = 'active' and u.id <> :exceptId and ${hasText('u.username', ':query')} and ${mayView('any(:paths::text[])')}
   order by starts_with(fold_text(u.username), fold_text(:query)) desc, u.username collate people, u.id limit :max`,
).rows;

/** The first users by name whose name contains a text, without the caller. */
export const suggestReaders = (db: Queryable, kind: NotedKind, given: { query: string; exceptId: number }) =>
  suggested(db, { ...given, paths: notedRecords[kind].readers, max: NOTE_READERS_MAX });

interface WrittenNote {
  id: number;
  text: string;
  words: readonly string[];
  mentioned: readonly number[];
}

const insert = statement<
  never,
  WrittenNote & { merchantId: number | null; channelId: number | null; authorId: number }
>(
  'note-insert',
  `insert into note (id, merchant_id, channel_id, author_id, text, words, mentioned) overriding system value
   values (:id, :merchantId, :channelId, :authorId, :text, array_to_tsvector(:words::text[]), :mentioned::bigint[])`,
);

/** @returns the written note */
export function insertNote(
  db: Queryable,
  kind: NotedKind,
  { recordId, ...note }: WrittenNote & { recordId: number; authorId: number },
): Promise<NoteRow> {
  const record = {
    merchantId: kind === 'merchant' ? recordId : null,
    channelId: kind === 'channel' ? recordId : null,
  };
  return notesById.after(insert.run(db, { ...note, ...record }), db, note.id);
}

const update = statement<never, WrittenNote>(
  'note-update',
  `update note set text = :text, words = array_to_tsvector(:words::text[]), mentioned = :mentioned::bigint[],
     edited_at = clock_timestamp(), updated_at = ${nextVersion}
   where id = :id`,
);

/** @returns the note after the edit */
export const updateNote = (db: Queryable, note: WrittenNote): Promise<NoteRow> =>
  notesById.after(update.run(db, note), db, note.id);

const setDeletion = statement<never, { id: number; isDeleted: boolean }>(
  'note-set-deletion',
  `update note set deleted_at = case when :isDeleted::boolean then clock_timestamp() end, updated_at = ${nextVersion} where id = :id`,
);

/** Deletes a note, or restores it. */
export const setNoteDeletion = (db: Queryable, given: { id: number; isDeleted: boolean }): Promise<NoteRow> =>
  notesById.after(setDeletion.run(db, given), db, given.id);

export const removeDeletedNotes = statement(
  'notes-remove-deleted',
  `delete from note where deleted_at < now() - interval '${NOTE_RESTORED_HOURS} hours'`,
).run;

/** A found note, with its whole text. */
type Hit = Omit<FoundNote, 'excerpt'> & Pick<Note, 'text'>;

/** Finds the newest notes on records of a kind by a query of `wordQuery`. */
export function findNotesBy(db: Queryable, kind: NotedKind, query: string): Promise<Hit[]> {
  const given = new ComposedStatement();
  const matches = `deleted_at is null and ${kind}_id is not null and words @@ ${given.add(query, 'tsquery')}`;
  const { parts, all } = newestOrIndexed(
    'note',
    `select id from (select * from note order by id desc limit ${NEWEST}) newest where ${matches} order by id desc`,
    [`select id from note where ${matches}`],
  );
  return given.rows<Hit>(
    db,
    `with ${parts.join(', ')}
     select n.id, coalesce(n.merchant_id, n.channel_id) as "recordId", ${NAME} as name, n.text,
       author.username as author, n.created_at as "createdAt"
     from (select id from (${all}) found order by id desc limit ${FOUND_MAX}) hit
     join note n on n.id = hit.id join app_user author on author.id = n.author_id ${RECORDS}
     order by n.id desc`,
  );
}

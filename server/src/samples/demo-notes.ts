import { filteredAddress, screens } from '@backoffice/contract';
import { mentionsIn, type NotedKind } from '@backoffice/contract/note-values';
import { storedWords } from '../areas/notes/note-words';
import { statement } from '../platform/database/statement';
import type { Queryable } from '../platform/database/transaction';
import notes from './demo-notes.json';
import { DAY_MS, incidentBefore } from './incident';

const MINUTE_MS = 60 * 1000;

interface DemoNote {
  kind: NotedKind;
  recordId: number;
  name: string;
  author: string;
  at: number;
  text: string;
}

interface Records {
  /** The channel that failed in the incident. */
  channel: { id: number; name: string } | undefined;
  merchants: readonly { id: number; merchantName: string }[];
}

/** Returns the notes of the demo, on the channel of the incident and on merchants, in the order of time. */
function demoNotes({ channel, merchants }: Records, now: number): DemoNote[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const { movedAt, restoredAt } = incidentBefore(now);
  const times: Record<string, number> = { moved: movedAt + 5 * MINUTE_MS, restored: restoredAt };
  const onChannel = notes.incident.flatMap(({ when, ...note }): DemoNote[] =>
    channel ? [{ ...note, kind: 'channel', recordId: channel.id, name: channel.name, at: times[when]! }] : [],
  );
  const onMerchants = notes.merchants.flatMap(({ merchant, daysAgo, minute, ...note }): DemoNote[] => {
    const found = merchants.find(({ merchantName }) => merchantName === merchant);
    const at = today - daysAgo * DAY_MS + minute * MINUTE_MS;
    return found ? [{ ...note, kind: 'merchant', recordId: found.id, name: merchant, at }] : [];
  });
  return [...onChannel, ...onMerchants].sort((one, other) => one.at - other.at);
}

const insert = statement<{ id: number; at: string }, { notes: string }>(
  'demo-notes',
  `insert into note (merchant_id, channel_id, author_id, text, words, mentioned, created_at, updated_at)
   select case kind when 'merchant' then "recordId" end, case kind when 'channel' then "recordId" end,
     (select id from app_user where username = author), text, array_to_tsvector(words),
     array(select id from app_user where username = any(mentions) order by id), at, at
   from jsonb_to_recordset(:notes) as sample (kind text, "recordId" bigint, author text, text text, words text[], mentions text[],
     at timestamptz)
   order by at
   returning id, created_at as at`,
);

/** Adds the notes of the demo. Returns their entries for the audit log, and the notifications of the users whom they name. */
export async function addDemoNotes(db: Queryable, records: Records, now: number) {
  const samples = demoNotes(records, now).map((note) => ({
    ...note,
    mentions: mentionsIn(note.text).flatMap(({ names }) => names),
  }));
  const rows = samples.map(({ at, ...note }) => ({
    ...note,
    at: new Date(at).toISOString(),
    words: storedWords(note.text),
  }));
  const added = await insert.rows(db, { notes: JSON.stringify(rows) });
  const entries = samples.map(({ kind, recordId, name, author, at, text }, index) => ({
    at,
    actor: author,
    subject: `${kind} note` as const,
    subjectId: added[index]!.id,
    subjectName: name,
    action: 'create' as const,
    changes: [
      { field: 'recordId', from: null, to: recordId },
      { field: 'text', from: null, to: text },
    ],
  }));
  const notifications = samples.flatMap(({ kind, recordId, name, author, at, mentions }, index) =>
    mentions.map((to) => ({
      to,
      kind: 'note-mention',
      cause: `note ${added[index]!.id}`,
      values: { of: kind, name, author },
      address: `${filteredAddress(kind === 'merchant' ? screens.merchants : screens.channels, { open: String(recordId) })}#notes`,
      at,
    })),
  );
  return { entries, notifications };
}

import type { AuditLogEntry, ListPage, Merchant } from '@backoffice/contract';
import type { Inbox } from '@backoffice/contract/inbox';
import { NOTE_MAX, NOTES_PAGE } from '@backoffice/contract/note-values';
import type { FoundNote, Note, NotePage } from '@backoffice/contract/notes';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { removeDeletedNotes } from './notes.repository';

let api: TestApi;
let admin: string;
let editor: string;
let visitor: string;
let merchant: Merchant;
let channelId: number;

const send = <T>(method: 'POST' | 'PUT', path: string, body: object, token = editor, key?: string) =>
  callApi<T>(api, method, path, { token, body, ...(key && { headers: { 'idempotency-key': key } }) });
const add = (text: string, token = editor, key?: string) =>
  send<Note>('POST', '/merchant/note/create', { recordId: merchant.id, text }, token, key);
const addToChannel = (text: string, token = editor) =>
  send<Note>('POST', '/channel/note/create', { recordId: channelId, text }, token);
const edit = (note: Note, text: string, token = editor, updatedAt: string | undefined = note.updatedAt) =>
  send<Note>('PUT', '/merchant/note/update', { id: note.id, text, updatedAt }, token);
const remove = ({ id, updatedAt }: Note, token = editor) =>
  send('POST', '/merchant/note/delete', { id, updatedAt }, token);
const restore = ({ id }: Note, token = editor) => send<Note>('POST', '/merchant/note/restore', { id }, token);
const list = (recordId = merchant.id, token = editor, before?: number) =>
  send<NotePage>('POST', '/merchant/note/list', { recordId, before }, token);
const textsOf = async () => (await list()).data.items.map(({ text }) => text);
const find = async (query: string, of = 'merchant', token = editor) =>
  (await send<{ items: FoundNote[] }>('POST', `/${of}/note/find`, { query }, token)).data.items;
async function mentionsTo(token: string) {
  const { data } = await callApi<Inbox>(api, 'GET', '/inbox', { token });
  return data.items
    .filter(({ kind }) => kind === 'note-mention')
    .map(({ values, address }) => ({ values, address }));
}
const grantToVisitor = (...paths: string[]) =>
  api.asOwner(
    paths
      .map((path) => `insert into role_grant (role_key, path, action) values ('visitor', '${path}', 'view')`)
      .join(';'),
  );

beforeAll(async () => {
  api = await startTestApi();
  [admin, editor, visitor] = (await Promise.all(['admin', 'editor', 'visitor'].map(api.signIn))) as [
    string,
    string,
    string,
  ];
  merchant = (
    await send<Merchant>('PUT', '/merchant/create', { merchantName: 'Skylark Travel', status: 'active' })
  ).data;
});
beforeEach(async () => {
  const { data } = await send<{ id: number }>('POST', '/channel/create', {
    merchantId: merchant.id,
    merchantNo: 'SKY-1',
    merchantChannel: 'visa',
    merchantWeight: 50,
    status: 'active',
  });
  channelId = data.id;
});
afterEach(() =>
  api.asOwner(`
    delete from note; delete from channel; delete from notification;
    delete from role_grant where role_key = 'visitor' and path <> '/dashboard'`),
);
afterAll(() => api.stop());

test('a note is added once, in NFC, with its author and its line breaks', async () => {
  const { data, code } = await add('  Cafe\u0301 closes\r\nat ten ', editor, 'one');
  expect(code).toBe(200);
  expect(data).toEqual({
    id: data.id,
    recordId: merchant.id,
    author: 'editor',
    isMine: true,
    text: 'Café closes\nat ten',
    mentions: [],
    createdAt: expect.any(String) as string,
    editedAt: null,
    updatedAt: expect.any(String) as string,
  });
  expect((await add('  Cafe\u0301 closes\r\nat ten ', editor, 'one')).data).toEqual(data);
  expect((await list(merchant.id, admin)).data).toEqual({
    items: [{ ...data, isMine: false }],
    hasOlder: false,
  });
});

test.each([
  ['nothing', '', 'field-short'],
  ['blanks', ' \n\t ', 'field-short'],
  ['invisible characters', '\u200b\u0301', undefined],
  ['too many characters', 'x'.repeat(NOTE_MAX + 1), 'field-long'],
  ['a control character', 'a\u0007b', 'text-control'],
  ['a change of direction', 'a\u202eb', 'text-hidden'],
  ['half of a pair', 'a\ud800', 'field-nul'],
])('a text of %s is checked by the rule of all texts', async (_case, text, reason) => {
  const answer = await add(text);
  expect(answer.code).toBe(reason ? 400 : 200);
  expect((reason ? answer.errors : undefined)?.map(({ path, code }) => [path, code])).toEqual(
    reason && [['text', reason]],
  );
});

test('the longest text is stored', async () => {
  expect((await add('😀'.repeat(NOTE_MAX / 2))).code).toBe(200);
});

test('notes are listed newest first, in pages', async () => {
  for (let index = 1; index <= NOTES_PAGE + 2; index++)
    await add(`Note ${index}`, index % 2 ? editor : admin);
  const first = (await list()).data;
  expect([first.items.length, first.items[0]!.text, first.hasOlder]).toEqual([
    NOTES_PAGE,
    `Note ${NOTES_PAGE + 2}`,
    true,
  ]);
  const second = (await list(merchant.id, editor, first.items.at(-1)!.id)).data;
  expect(second.items.map(({ text }) => text)).toEqual(['Note 2', 'Note 1']);
  expect(second.hasOlder).toBe(false);
});

test('reading needs the right to the record, and writing the right to edit it', async () => {
  const { data: note } = await add('One');
  const { data: onChannel } = await addToChannel('Two');
  const calls = async () => {
    const answers = [
      await list(merchant.id, visitor),
      await send('POST', '/merchant/note/find', { query: 'one' }, visitor),
      await send('POST', '/channel/note/list', { recordId: channelId }, visitor),
      await send('POST', '/channel/note/find', { query: 'two' }, visitor),
      await add('Mine', visitor),
      await edit(note, 'Mine', visitor),
      await remove(note, visitor),
      await restore(note, visitor),
      await send('POST', '/merchant/note/readers', {}, visitor),
      await send('PUT', '/channel/note/update', { id: onChannel.id, text: 'Mine' }, visitor),
    ];
    return answers.map(({ code }) => code);
  };
  expect(await calls()).toEqual(Array(10).fill(403));
  await grantToVisitor('/merchant/:id');
  expect(await calls()).toEqual([200, 200, ...Array<number>(8).fill(403)]);
  await grantToVisitor('/channel/list');
  expect(await calls()).toEqual([200, 200, 200, 200, ...Array<number>(6).fill(403)]);
});

test('only its author edits, deletes and restores a note', async () => {
  const { data: note } = await add('One');
  expect([(await edit(note, 'Two', admin)).code, (await remove(note, admin)).code]).toEqual([403, 403]);
  await remove(note);
  expect((await restore(note, admin)).code).toBe(403);
  expect(await textsOf()).toEqual([]);
  const restored = await restore(note);
  expect(restored.data.text).toBe('One');
  const edited = await edit(restored.data, 'Two');
  expect(edited.data).toMatchObject({ text: 'Two', createdAt: note.createdAt, isMine: true });
  expect(edited.data.editedAt).not.toBeNull();
});

test('an edit or deletion from an outdated version is refused with the current one', async () => {
  const { data: note } = await add('One');
  const { data: edited } = await edit(note, 'Two');
  for (const answer of [await edit(note, 'Three'), await remove(note)]) {
    expect(answer).toMatchObject({ code: 409, reason: 'row-changed' });
    expect(answer.errors).toMatchObject([{ path: 'updatedAt', message: edited.updatedAt }]);
  }
  expect(await textsOf()).toEqual(['Two']);
});

test('of two simultaneous edits one is written', async () => {
  const { data: note } = await add('One');
  const answers = await Promise.all([edit(note, 'Two'), edit(note, 'Three')]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  expect(await textsOf()).toEqual([answers.find(({ code }) => code === 200)!.data.text]);
});

test('missing records and notes, and notes on the other kind of record, are not found', async () => {
  const { data: onChannel } = await addToChannel('On a channel');
  const { data: note } = await add('One');
  await remove(note);
  const answers = [
    await list(999_999),
    await send('POST', '/merchant/note/create', { recordId: 999_999, text: 'One' }),
    await edit(onChannel, 'Two'),
    await remove(onChannel),
    await restore(onChannel),
    await edit(note, 'Two'),
    await restore((await add('Not deleted')).data),
  ];
  expect(answers.map(({ code }) => code)).toEqual(Array(7).fill(404));
});

test('a renamed record keeps its notes, a deleted one loses them', async () => {
  const { data: note } = await addToChannel('About weights');
  const channel = async () => {
    const { data } = await send<ListPage<{ id: number; updatedAt: string }>>('POST', '/channel/list', {});
    return data.items[0]!;
  };
  await send('PUT', '/channel/update', { ...(await channel()), merchantNo: 'SKY-2', merchantWeight: 1 });
  expect(await find('weights', 'channel')).toMatchObject([{ id: note.id, name: 'Visa SKY-2' }]);
  const { id, updatedAt } = await channel();
  expect((await send('POST', '/channel/delete', { id, updatedAt })).code).toBe(200);
  expect((await send('POST', '/channel/note/list', { recordId: channelId })).code).toBe(404);
  expect(await find('weights', 'channel')).toEqual([]);
});

test('a deleted note can be restored for a day', async () => {
  const { data: note } = await add('One');
  await remove(note);
  await removeDeletedNotes(api.services.pool);
  expect((await restore(note)).code).toBe(200);
  await remove((await list()).data.items[0]!);
  await api.asOwner(`update note set deleted_at = now() - interval '25 hours'`);
  await removeDeletedNotes(api.services.pool);
  expect((await restore(note)).code).toBe(404);
});

test('the audit log records additions, edits, deletions and restorations', async () => {
  const { data: note } = await add('One');
  const { data: edited } = await edit(note, 'Two');
  await remove(edited);
  await restore(edited);
  const { data } = await send<ListPage<AuditLogEntry>>(
    'POST',
    '/audit/list',
    { subject: 'merchant note' },
    admin,
  );
  const texts = data.items
    .filter(({ subjectId }) => subjectId === note.id)
    .map(({ action, actor, subjectName, changes }) => {
      const { from, to } = changes.find(({ field }) => field === 'text')!;
      return [action, actor, subjectName, from, to];
    });
  expect(texts).toEqual([
    ['update', 'editor', 'Skylark Travel', null, 'Two'],
    ['delete', 'editor', 'Skylark Travel', 'Two', null],
    ['update', 'editor', 'Skylark Travel', 'One', 'Two'],
    ['create', 'editor', 'Skylark Travel', null, 'One'],
  ]);
});

test('a mention notifies users who may read the record, once, and not the author', async () => {
  const { data: note } = await add('@admin, @ADMIN and @editor: ask @visitor or @nobody.');
  expect(note.mentions).toEqual(['admin', 'editor']);
  expect(await mentionsTo(admin)).toEqual([
    {
      values: { of: 'merchant', name: 'Skylark Travel', author: 'editor' },
      address: `/merchant/list?open=${merchant.id}#notes`,
    },
  ]);
  expect([await mentionsTo(editor), await mentionsTo(visitor)]).toEqual([[], []]);
});

test('a mention leads a user without the list to the page of the merchant', async () => {
  await grantToVisitor('/merchant/:id');
  await add('@visitor');
  await addToChannel('@visitor');
  expect(await mentionsTo(visitor)).toMatchObject([{ address: `/merchant/${merchant.id}#notes` }]);
  expect((await addToChannel('@admin')).data.mentions).toEqual(['admin']);
  expect(await mentionsTo(admin)).toMatchObject([{ address: `/channel/list?open=${channelId}#notes` }]);
});

test('an edit notifies only the users that it newly names', async () => {
  await grantToVisitor('/merchant/list');
  const { data: note } = await add('@admin');
  await api.asOwner('delete from notification');
  const { data: edited } = await edit(note, '@admin @visitor');
  expect([(await mentionsTo(admin)).length, (await mentionsTo(visitor)).length]).toEqual([0, 1]);
  const { data: shorter } = await edit(edited, 'Done');
  await edit(shorter, '@visitor');
  expect((await mentionsTo(visitor)).length).toBe(1);
});

test('a refused note notifies no user', async () => {
  const { data: note } = await add('One');
  await edit(note, 'Two');
  await edit(note, '@admin');
  await send('POST', '/merchant/note/create', { recordId: 999_999, text: '@admin' });
  expect(await mentionsTo(admin)).toEqual([]);
});

test('an inactive user is neither named nor suggested', async () => {
  await api.asOwner(`update app_user set status = 'inactive' where username = 'admin'`);
  const { data: note } = await add('@admin');
  const { data } = await send<{ items: object[] }>('POST', '/merchant/note/readers', { query: 'adm' });
  await api.asOwner(`update app_user set status = 'active' where username = 'admin'`);
  expect([note.mentions, data.items]).toEqual([[], []]);
});

test('other users with the right to the record are suggested by a part of their name', async () => {
  const suggested = async (query: string, of = 'merchant') => {
    const { data } = await send<{ items: { username: string }[] }>('POST', `/${of}/note/readers`, { query });
    return data.items.map(({ username }) => username);
  };
  expect([await suggested(''), await suggested('ＤＭ'), await suggested('edit')]).toEqual([
    ['admin'],
    ['admin'],
    [],
  ]);
  await grantToVisitor('/merchant/:id');
  expect([await suggested('vis'), await suggested('vis', 'channel')]).toEqual([['visitor'], []]);
});

test('notes are found by words regardless of case, accents and width, newest first', async () => {
  await add('Settlement delayed: the café’s bank');
  await add('结算延迟，等银行答复');
  await addToChannel('Settlement is fine');
  const texts = async (query: string) => (await find(query)).map(({ excerpt }) => excerpt);
  expect(await texts('CAFE settle')).toEqual(['Settlement delayed: the café’s bank']);
  expect(await texts('ｓettlement delay')).toHaveLength(1);
  expect(await texts('延迟')).toEqual(['结算延迟，等银行答复']);
  expect(await texts('复')).toHaveLength(1);
  expect(await texts('ettle')).toEqual([]);
  expect(await texts('settlement absent')).toEqual([]);
  expect(await texts('***')).toEqual([]);
  expect(await find('settlement', 'channel')).toMatchObject([
    { recordId: channelId, name: 'Visa SKY-1', author: 'editor', excerpt: 'Settlement is fine' },
  ]);
});

test('a deleted note is not found, an edited one by its new words', async () => {
  const { data: note } = await add('Alpha');
  const { data: edited } = await edit(note, 'Beta');
  expect([(await find('alpha')).length, (await find('beta')).length]).toEqual([0, 1]);
  await remove(edited);
  expect(await find('beta')).toEqual([]);
});

test('the history and the export of a merchant contain no notes', async () => {
  await add('Between us');
  const history = await api.call('POST', '/merchant/history', { token: editor, body: { id: merchant.id } });
  const rows = await api.call('POST', '/merchant/export', { token: editor, body: {} });
  expect(history.body + rows.body).not.toContain('Between us');
});

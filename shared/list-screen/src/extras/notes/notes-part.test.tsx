import { NOTE_MAX, notePaths } from '@backoffice/contract/note-values';
import type { Note } from '@backoffice/contract/notes';
import { deferred, failure, fakeApi, renderPage } from '@backoffice/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noteMessages } from './note-messages';
import { NotesPart } from './notes-part';

const paths = notePaths.merchant;
let stored: Note[];

const noteOf = (id: number, values: Partial<Note> = {}): Note => ({
  id,
  recordId: 7,
  author: 'editor',
  isMine: true,
  text: `Note ${id}`,
  mentions: [],
  createdAt: '2026-03-04T15:06:07.000Z',
  editedAt: null,
  updatedAt: '2026-03-04T15:06:07.000Z',
  ...values,
});

beforeEach(() => {
  globalThis.BroadcastChannel = FakeChannel as never;
  Element.prototype.scrollIntoView = jest.fn();
  stored = [noteOf(2), noteOf(1, { author: 'ana.costa', isMine: false })];
  fakeApi.post(paths.list, () => ({ items: stored, hasOlder: false }));
  fakeApi.post(paths.create, ({ text }) => {
    stored = [noteOf(3, { text }), ...stored];
    return stored[0]!;
  });
});
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

const open = (options: { mayEdit?: boolean; id?: number; url?: string } = {}) => {
  const { mayEdit = true, id = 7, url } = options;
  return renderPage(<NotesPart id={id} of="merchant" />, {
    url,
    messages: [noteMessages],
    permissions: mayEdit ? ['merchants:view', 'merchants:edit'] : ['merchants:view'],
  });
};
const list = () => screen.findByRole('list', { name: 'Notes' });
const texts = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')!.textContent);
const field = () => screen.findByRole('textbox', { name: 'New note' });
const add = () => screen.getByRole('button', { name: 'Add note' });
const channels = new Set<FakeChannel>();
/** Receives messages like the browser's channel; that of Node.js would keep Jest from exiting. */
class FakeChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  close = () => channels.delete(this);
}
function announce(kind: string) {
  const data = { topic: 'rows', kind, created: [4], changed: [], deleted: [], readers: 1 };
  act(() => channels.forEach((each) => each.dispatchEvent(new MessageEvent('message', { data }))));
}
const button = (name: string) => screen.getByRole('button', { name });

it('shows the notes newest first, with buttons for own notes only', async () => {
  await open();
  expect(await texts()).toEqual(['Note 2', 'Note 1']);
  expect(screen.getAllByRole('button', { name: 'Edit note' })).toHaveLength(1);
  expect(within(await list()).getByText('ana.costa')).toBeVisible();
});

it('shows no form and no buttons to users who may not edit the record', async () => {
  await open({ mayEdit: false });
  expect(await texts()).toHaveLength(2);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows that notes load, that there are none, and a failure with Retry', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const answer = deferred<ReturnType<typeof failure>>();
  fakeApi.post(paths.list, () => answer.promise);
  const { user } = await open();
  expect(await screen.findByRole('status', { name: 'Loading notes' })).toBeInTheDocument();
  answer.resolve(failure(500, 'On fire'));
  expect(await screen.findByText('Could not load the notes')).toBeVisible();
  fakeApi.post(paths.list, () => ({ items: [], hasOlder: false }));
  await user.click(button('Retry'));
  expect(await screen.findByText('No notes yet')).toBeVisible();
  logged.mockRestore();
});

it('adds a note by Ctrl+Enter, announces it and empties the field', async () => {
  const { user } = await open();
  expect(await texts()).toHaveLength(2);
  await user.type(await field(), ' First{Enter}second {Control>}{Enter}{/Control}');
  await waitFor(async () => expect(await texts()).toEqual(['First\nsecond', 'Note 2', 'Note 1']));
  expect(await field()).toHaveValue('');
  expect(screen.getByText('Note added')).toBeInTheDocument();
  expect(fakeApi.calls('post', paths.create).map(({ body }) => body)).toEqual([
    { recordId: 7, text: 'First\nsecond' },
  ]);
});

it('keeps the text and its key when a note could not be added', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi.post(paths.create, () => failure(500, 'On fire'));
  const { user } = await open();
  await user.type(await field(), 'Again');
  await user.click(add());
  expect(await screen.findByText('Could not add the note')).toBeVisible();
  expect(await field()).toHaveValue('Again');
  await user.click(add());
  await waitFor(() => expect(fakeApi.calls('post', paths.create)).toHaveLength(2));
  const keys = fakeApi.calls('post', paths.create).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  logged.mockRestore();
});

it('keeps a draft for each record until it is added', async () => {
  const { user, unmount } = await open();
  await user.type(await field(), 'Half a th');
  unmount();
  const other = await open({ id: 8 });
  expect(await field()).toHaveValue('');
  other.unmount();
  const again = await open();
  expect(await field()).toHaveValue('Half a th');
  await again.user.click(add());
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('note-draft'))).toEqual([]);
});

it('asks before Escape discards a text, and not without one', async () => {
  const { user } = await open();
  await user.type(await field(), '{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.type(await field(), 'Typed{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await field()).toHaveValue('Typed');
  await user.type(await field(), '{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await field()).toHaveValue('');
});

it('neither adds an empty text nor one that is too long, and shows the length', async () => {
  const { user } = await open();
  await user.type(await field(), '  ');
  await user.click(add());
  fireEvent.change(await field(), { target: { value: 'x'.repeat(NOTE_MAX + 1) } });
  expect(await field()).toHaveAccessibleDescription('2,001 of 2,000 characters');
  expect(await field()).toBeInvalid();
  await user.click(add());
  expect(fakeApi.calls('post', paths.create)).toEqual([]);
});

it('suggests users after an @ and inserts the chosen one by the keyboard', async () => {
  fakeApi.post(paths.readers, ({ query }) => ({
    items: ['admin', 'ana.costa'].filter((name) => name.includes(query)).map((username) => ({ username })),
  }));
  const { user } = await open();
  await user.type(await field(), 'Ask @a');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['admin', 'ana.costa']);
  expect(await field()).toHaveAttribute('aria-activedescendant', options[0]!.id);
  expect(screen.getByText('2 users found')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(await field()).toHaveAttribute('aria-activedescendant', options[1]!.id);
  await user.keyboard('{Enter}about it @ad');
  await user.click(await screen.findByRole('option', { name: 'admin' }));
  expect(await field()).toHaveValue('Ask @ana.costa about it @admin ');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('@');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('highlights the users that a note names, and no other word', async () => {
  stored = [noteOf(1, { text: 'Thanks @ana.costa. @nobody', mentions: ['ana.costa'] })];
  await open();
  expect(await texts()).toEqual(['Thanks @ana.costa. @nobody']);
  expect((await list()).querySelector('strong')).toHaveTextContent(/^@ana\.costa$/);
  expect((await list()).querySelectorAll('strong')).toHaveLength(1);
});

it('saves an edit, and returns to the note by Cancel', async () => {
  fakeApi.put(paths.update, ({ text }) => noteOf(2, { text, editedAt: '2026-03-05T00:00:00.000Z' }));
  const { user } = await open();
  await list();
  await user.click(button('Edit note'));
  const edit = screen.getByRole('textbox', { name: 'Note text' });
  expect(edit).toHaveFocus();
  await user.click(button('Cancel'));
  await user.click(button('Edit note'));
  await user.type(screen.getByRole('textbox', { name: 'Note text' }), ', again');
  await user.click(button('Save note'));
  await waitFor(async () => expect(await texts()).toEqual(['Note 2, again', 'Note 1']));
  expect(screen.getByText('· Edited')).toBeVisible();
  expect(fakeApi.calls('put', paths.update).map(({ body }) => body)).toEqual([
    { id: 2, text: 'Note 2, again', updatedAt: noteOf(2).updatedAt },
  ]);
});

it('shows a newer text from elsewhere, and replaces it when saved again', async () => {
  const newer = noteOf(2, { text: 'Newer', updatedAt: '2026-03-05T00:00:00.000Z' });
  fakeApi.put(paths.update, ({ text, updatedAt }) =>
    updatedAt === newer.updatedAt ? { ...newer, text } : failure(409, 'Another user changed this note.'),
  );
  const { user } = await open();
  await list();
  await user.click(button('Edit note'));
  await user.type(screen.getByRole('textbox', { name: 'Note text' }), ', mine');
  stored = [newer];
  await user.click(button('Save note'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/edited elsewhere.*Newer/);
  await user.click(button('Save note'));
  await waitFor(async () => expect(await texts()).toEqual(['Note 2, mine']));
});

it('adds the text of a note that was deleted elsewhere as a new one', async () => {
  fakeApi.put(paths.update, () => failure(404, 'Could not find this note.'));
  const { user } = await open();
  await list();
  await user.click(button('Edit note'));
  await user.type(screen.getByRole('textbox', { name: 'Note text' }), ', mine');
  stored = [];
  await user.click(button('Save note'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This note was deleted.');
  await user.click(button('Save note'));
  await waitFor(async () => expect(await texts()).toEqual(['Note 2, mine']));
});

it('deletes a note at once, and restores it by Undo', async () => {
  fakeApi.post(paths.delete, ({ id }) => ({ id }));
  fakeApi.post(paths.restore, ({ id }) => noteOf(id));
  const { user } = await open();
  await list();
  await user.click(button('Delete note'));
  await waitFor(async () => expect(await texts()).toEqual(['Note 1']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await texts()).toEqual(['Note 2', 'Note 1']));
});

it('shows older notes on request, and keeps them when it reads again', async () => {
  const all = Array.from({ length: 5 }, (_, index) => noteOf(5 - index));
  fakeApi.post(paths.list, ({ before = 9 }) => {
    const items = all.filter(({ id }) => id < before);
    return { items: items.slice(0, 2), hasOlder: items.length > 2 };
  });
  const { user } = await open();
  expect(await texts()).toEqual(['Note 5', 'Note 4']);
  await user.click(button('Show older notes'));
  await waitFor(async () => expect(await texts()).toHaveLength(4));
  all.unshift(noteOf(6));
  announce('merchantNotes');
  await waitFor(async () => expect(await texts()).toEqual(['Note 6', 'Note 5', 'Note 4', 'Note 3']));
  await user.click(button('Show older notes'));
  await waitFor(async () => expect(await texts()).toHaveLength(6));
  expect(screen.queryByRole('button', { name: 'Show older notes' })).not.toBeInTheDocument();
});

it('shows a note of another window without a reload', async () => {
  await open();
  expect(await texts()).toHaveLength(2);
  stored = [noteOf(4, { author: 'ana.costa', isMine: false }), ...stored];
  announce('merchantNotes');
  await waitFor(async () => expect(await texts()).toEqual(['Note 4', 'Note 2', 'Note 1']));
});

it('moves the focus to the notes when the address asks for them', async () => {
  await open({ url: '/merchant/7#notes' });
  await waitFor(async () => expect((await list()).parentElement).toHaveFocus());
});

/** The kinds of records that have notes. */
export const notedKinds = ['merchant', 'channel'] as const;
export type NotedKind = (typeof notedKinds)[number];

/** The paths of the calls, by the kind of the record. */
export const notePaths = {
  merchant: {
    list: '/merchant/note/list',
    create: '/merchant/note/create',
    update: '/merchant/note/update',
    delete: '/merchant/note/delete',
    restore: '/merchant/note/restore',
    readers: '/merchant/note/readers',
    find: '/merchant/note/find',
  },
  channel: {
    list: '/channel/note/list',
    create: '/channel/note/create',
    update: '/channel/note/update',
    delete: '/channel/note/delete',
    restore: '/channel/note/restore',
    readers: '/channel/note/readers',
    find: '/channel/note/find',
  },
} as const;

/** Maximum length of a note, in UTF-16 units. */
export const NOTE_MAX = 2_000;
/** Maximum number of notes in an answer. */
export const NOTES_PAGE = 20;
/** Maximum number of users that a note notifies. Further ones are ignored. */
export const MENTIONS_MAX = 20;
/** Maximum number of suggested users. */
export const NOTE_READERS_MAX = 8;
/** The time in hours in which a deleted note can be restored. */
export const NOTE_RESTORED_HOURS = 24;

/** An `@` that does not continue a Latin word or an email address, with the characters of usernames. */
const MENTION = /(?<![\p{Script=Latin}\p{N}._@-])@([\p{L}\p{M}\p{N}._@-]+)/gu;
/** The beginning that is not Chinese or Japanese, where no blank separates a name from the next word. */
const SPACED = /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/u;
const PUNCTUATION_AT_END = /[._@-]+$/u;

interface Mention {
  /** The index of its `@` in the text. */
  index: number;
  /** The usernames that it may stand for, the longest first. */
  names: readonly string[];
}

/** Finds the mentions in a text; whether the users exist is not known. */
export const mentionsIn = (text: string): Mention[] =>
  Array.from(text.matchAll(MENTION), ({ index, 1: name = '' }) => {
    const forms = [name, SPACED.exec(name)?.[0] ?? ''];
    const names = forms.flatMap((form) => [form, form.replace(PUNCTUATION_AT_END, '')]);
    return { index, names: [...new Set(names)].filter((each) => /[\p{L}\p{N}]/u.test(each)) };
  });

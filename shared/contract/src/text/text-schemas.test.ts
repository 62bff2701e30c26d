import type * as z from 'zod/mini';
import { cleanedLine } from './text-rules';
import { chosenPassword, displayName, line, multiline, typedName, typedPassword } from './text-schemas';
import { validateKeeping } from './validate-keeping';

const codesOf = (schema: z.ZodMiniType, text: string) =>
  schema
    .safeParse(text)
    .error?.issues.map((issue) => ('params' in issue ? (issue.params?.code as string) : issue.code));

const hidden = [
  0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x180b, 0x180e, 0x180f, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f,
  0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0x2800, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xe0041,
  0xe0100,
].map((code) => String.fromCodePoint(code));
const controls = Array.from('\u0001\t\n\r\u001b\u007f\u0085\u2028\u2029\ufdd0\ufffe\uffff\u{1fffe}');

test.each(hidden)('displayName refuses %j', (character) => {
  expect(codesOf(displayName(32), `Shop${character}1`)).toEqual(['text-hidden']);
  expect(codesOf(displayName(32), character.repeat(3))).toBeDefined();
});

test.each(controls)('line refuses %j', (character) => {
  for (const schema of [displayName(32), line(32)])
    expect(codesOf(schema, `Shop${character}1`)).toEqual(['text-control']);
});

test.each(['\0', '\ud800', '\udc00'])('all text schemas refuse %j, which cannot be stored', (character) => {
  for (const schema of [displayName(32), line(32), multiline(32)])
    expect(codesOf(schema, `a${character}b`)).toEqual(['field-nul']);
});

test.each(['\u202e', '\u2066', '\u200f', '\u061c'])(
  'all text schemas refuse %j, which changes the text direction',
  (character) => {
    for (const schema of [displayName(32), line(32), multiline(32)])
      expect(codesOf(schema, `a${character}b`)).toEqual(['text-hidden']);
  },
);

test.each([
  'José',
  '佐藤さくら',
  'Night shift',
  'VIP 商户',
  'کتاب\u200cها',
  'क्\u200dष',
  'Family 👨‍👩‍👧 ❤️ 1️⃣',
  '葛\u{e0100}城',
  'ザ・ホテル',
  'חנות 7',
])('displayName accepts %s', (name) => {
  expect(displayName(64).parse(name)).toBe(name);
});

test.each([
  ['five marks on a letter', 'a\u0301\u0302\u0303\u0304\u0305'],
  ['the same mark twice', 'Jose\u0323\u0323'],
  ['a joiner in a Latin word', 'ad\u200cmin'],
  ['a joiner behind an Arabic letter that joins nothing', '\u0627\u200c\u0628'],
])('displayName refuses a name with %s', (_what, name) => {
  expect(codesOf(displayName(64), name)).toEqual(['text-hidden']);
});

test('displayName refuses a single mark', () =>
  expect(codesOf(displayName(8), '\u0301')).toEqual(['text-blank']));

test('text schemas normalise to NFC and line feeds before checking the length', () => {
  expect(displayName(4).parse(' Jose\u0301 ')).toBe('José');
  expect(multiline(8).parse('a\r\nb\rc\td')).toBe('a\nb\nc\td');
  expect(codesOf(multiline(8), 'a\u000bb')).toEqual(['text-control']);
});

test('typedPassword and typedName check the length of the form that is compared', () => {
  expect(chosenPassword(8, 128).parse('ｐａｓｓｗｏｒｄ')).toBe('password');
  expect(codesOf(chosenPassword(8, 128), 'ｶﾞ'.repeat(7))).toEqual(['too_small']);
  expect(typedPassword(6, 128).parse('ﷺ')).toBe('ﷺ');
  expect(codesOf(typedPassword(6, 128), 'ｶﾞ'.repeat(5))).toEqual(['too_small']);
  expect(codesOf(typedPassword(6, 128), 'a'.repeat(129))).toEqual(['too_big']);
  expect(typedName(4, 16).parse(` ${'ｶﾞ'.repeat(16)} `)).toBe('ｶﾞ'.repeat(16));
  expect(codesOf(typedName(4, 16), 'a'.repeat(17))).toEqual(['too_big']);
});

test('validateKeeping accepts stored texts beside valid fields', async () => {
  const { object } = await import('zod/mini');
  const schema = object({ name: displayName(16), note: multiline(16) });
  const stored = { name: 'ad\u200bmin', note: 'x' };
  const keep = (values: object) =>
    validateKeeping(schema, values, (field, text) => stored[field as 'name'] === text);
  expect(await keep({ ...stored, note: 'a\r\nb' })).toEqual({ value: { ...stored, note: 'a\nb' } });
  expect(await keep({ ...stored, note: stored.name })).toMatchObject({ value: { note: stored.name } });
  expect((await keep({ ...stored, name: 'ad\u200cmin' })).issues).toHaveLength(1);
  expect((await keep({ ...stored, note: 'a\u0001' })).issues).toHaveLength(2);
  expect((await keep({ name: `${stored.name}${'x'.repeat(16)}`, note: '' })).issues).toHaveLength(2);
});

test('cleanedLine removes line breaks and invisible characters', () => {
  expect(cleanedLine('Moz\u202eilla\0/5.0\n\u0085\u3164(Jose\u0301)')).toBe('Mozilla/5.0(José)');
});

// The only way to declare a text that a call takes: docs/decisions/0103. A test finds each that is declared otherwise.
import * as z from 'zod/mini';
import type { FailureCode } from '../failures';
import { hasNoBidiControls, hasNoInvisible, hasVisible, isMultiLine, isSingleLine } from './text-rules';

/** A rule of our own, with the code by which its refusal is phrased. */
export function rule<T>(isKept: (value: T) => boolean, code: FailureCode) {
  return z.refine<T>(isKept, { error: code, params: { code } });
}

const nfc = z.normalize('NFC');
/** What PostgreSQL can't hold: NUL in a text, and in JSON, as in the audit log, half of a surrogate pair. */
const storable = rule<string>((text) => !/[\0\p{Surrogate}]/u.test(text), 'field-nul');
const singleLine = rule(isSingleLine, 'text-control');
const multiLine = rule(isMultiLine, 'text-control');
const withoutBidiControls = rule(hasNoBidiControls, 'text-hidden');
const withoutInvisible = rule(hasNoInvisible, 'text-hidden');
const visible = rule<string>((text) => text === '' || hasVisible(text), 'text-blank');
const uninterpreted = z.refine<string>(() => true);
/** Each text below has one of these, by which a test knows it. */
export const textChecks: readonly unknown[] = [storable, uninterpreted];

/** A text on one line, such as a reason. */
export const line = (max: number, min = 0) =>
  z
    .string()
    .check(z.trim(), nfc, z.minLength(min), z.maxLength(max), storable, singleLine, withoutBidiControls);

/** A text with line breaks and tabs; it is not trimmed. */
export const multiline = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n')),
    nfc,
    z.maxLength(max),
    storable,
    multiLine,
    withoutBidiControls,
  );

/** A name that people tell things apart by: no character in it is invisible. Blank only where `min` is 0. */
export const displayName = (max: number, min = 1) =>
  z
    .string()
    .check(
      z.trim(),
      nfc,
      z.minLength(min),
      z.maxLength(max),
      storable,
      singleLine,
      withoutInvisible,
      visible,
    );

/** A text that is compared with what is stored, and not stored itself, such as a filter. */
export const sought = (max: number, min = 0) =>
  z.string().check(nfc, z.minLength(min), z.maxLength(max), storable);

/** HTML, of which the server's sanitiser decides what stays. */
export const richText = (max: number) => z.string().check(nfc, z.maxLength(max), storable);

/** A text that nobody reads, such as a token. */
export const opaque = (max: number) => z.string().check(z.maxLength(max), uninterpreted);

/** A new password, in the form in which passwords are hashed. */
export const chosenPassword = (min: number, max: number) =>
  z.string().check(uninterpreted, z.normalize('NFKC'), z.minLength(min), z.maxLength(max));

/** A text that is taken as it was typed: one of the forms in which it counts must have the length. */
function typed(min: number, max: number, formsOf: (text: string) => string[]) {
  return z.check<string>(({ value, issues }) => {
    // No form is that much shorter, and forms of texts without a bound would be work.
    const lengths = (value.length > 8 * max ? [value] : formsOf(value)).map(({ length }) => length);
    if (lengths.some((length) => length >= min && length <= max)) return;
    const limit = { origin: 'string', inclusive: true, input: value } as const;
    if (lengths[0]! < min) issues.push({ ...limit, code: 'too_small', minimum: min });
    else issues.push({ ...limit, code: 'too_big', maximum: max });
  });
}

/** A password that is compared with the one that is stored: its length is that of the form in which passwords are hashed. */
export const typedPassword = (min: number, max: number) =>
  z.string().check(
    uninterpreted,
    typed(min, max, (text) => [text.normalize('NFKC')]),
  );

/** The name of a user who signs in, in any form; stored ones may be longer in the newer form than in their own. */
export const typedName = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    uninterpreted,
    typed(min, max, (text) => [text.normalize('NFKC'), text]),
  );

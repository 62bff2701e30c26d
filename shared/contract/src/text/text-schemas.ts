// The schemas of all texts that calls accept: docs/decisions/0103. A test finds texts that are declared otherwise.
import * as z from 'zod/mini';
import type { FailureCode } from '../failures';
import { hasNoBidiControls, hasNoInvisible, hasVisible, isMultiLine, isSingleLine } from './text-rules';

/** A custom check with the code of its refusal. */
export function rule<T>(isKept: (value: T) => boolean, code: FailureCode) {
  return z.refine<T>(isKept, { error: code, params: { code } });
}

const nfc = z.normalize('NFC');
/**
 * Refuses characters that PostgreSQL cannot store: NUL in texts, and half surrogate pairs in JSON, which the audit log uses.
 */
const storable = rule<string>((text) => !/[\0\p{Surrogate}]/u.test(text), 'field-nul');
const singleLine = rule(isSingleLine, 'text-control');
const multiLine = rule(isMultiLine, 'text-control');
const withoutBidiControls = rule(hasNoBidiControls, 'text-hidden');
const withoutInvisible = rule(hasNoInvisible, 'text-hidden');
/** Refuses a text of marks and blanks; an empty one is refused by its length. */
export const visible = rule<string>((text) => text === '' || hasVisible(text), 'text-blank');
const uninterpreted = z.refine<string>(() => true);
/** Every text schema below has one of these checks, by which a test recognises it. */
export const textChecks: readonly unknown[] = [storable, uninterpreted];

/** A single-line text, such as a reason. */
export const line = (max: number, min = 0) =>
  z
    .string()
    .check(z.trim(), nfc, z.minLength(min), z.maxLength(max), storable, singleLine, withoutBidiControls);

/** A text with line breaks and tabs. It is not trimmed. */
export const multiline = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n')),
    nfc,
    z.maxLength(max),
    storable,
    multiLine,
    withoutBidiControls,
  );

/** A name that identifies something: no invisible characters. Blank only if `min` is 0. */
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

/** A text that is only compared with stored ones, such as a filter. */
export const sought = (max: number, min = 0) =>
  z.string().check(nfc, z.minLength(min), z.maxLength(max), storable);

/** HTML, which the server sanitises. */
export const richText = (max: number) => z.string().check(nfc, z.maxLength(max), storable);

/** A text that is not shown to users, such as a token. */
export const opaque = (max: number) => z.string().check(z.maxLength(max), uninterpreted);

/** A new password, normalised as for hashing. */
export const chosenPassword = (min: number, max: number) =>
  z.string().check(uninterpreted, z.normalize('NFKC'), z.minLength(min), z.maxLength(max));

/** Checks the length of a text that is kept as typed: one of its forms must have the required length. */
function typed(min: number, max: number, formsOf: (text: string) => string[]) {
  return z.check<string>(({ value, issues }) => {
    // No form is that much shorter, and normalising texts of any length would be expensive.
    const lengths = (value.length > 8 * max ? [value] : formsOf(value)).map(({ length }) => length);
    if (lengths.some((length) => length >= min && length <= max)) return;
    const limit = { origin: 'string', inclusive: true, input: value } as const;
    if (lengths[0]! < min) issues.push({ ...limit, code: 'too_small', minimum: min });
    else issues.push({ ...limit, code: 'too_big', maximum: max });
  });
}

/** A password to compare with the stored one: its length is that of the normalised form. */
export const typedPassword = (min: number, max: number) =>
  z.string().check(
    uninterpreted,
    typed(min, max, (text) => [text.normalize('NFKC')]),
  );

/** A username to sign in with, in any form; stored names may be longer in their normalised form. */
export const typedName = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    uninterpreted,
    typed(min, max, (text) => [text.normalize('NFKC'), text]),
  );

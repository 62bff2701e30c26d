// A module of its own: the form of an article needs this rule, and not the schemas of all article calls.
import * as z from 'zod/mini';
import { rule, withoutNul } from './field-schemas';

const MAX_LENGTH = 2000;

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address);
}

/** An address out of the web, or nothing. */
export const sourceUri = z.string().check(
  z.trim(),
  z.maxLength(MAX_LENGTH),
  withoutNul,
  rule((address) => address === '' || isWebAddress(address), 'field-web-address'),
);

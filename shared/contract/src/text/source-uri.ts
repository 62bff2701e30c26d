// A module of its own: the form of an article needs this rule, and not the schemas of all article calls.
import { line, rule } from './text-schemas';

const MAX_LENGTH = 2000;

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address);
}

/** An address out of the web, or nothing. */
export const sourceUri = line(MAX_LENGTH).check(
  rule((address) => address === '' || isWebAddress(address), 'field-web-address'),
);

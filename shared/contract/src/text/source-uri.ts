// A separate module: the form of an article uses this rule without the schemas of all article calls.
import { line, rule } from './text-schemas';

const MAX_LENGTH = 2000;

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address);
}

/** A web address, or empty. */
export const sourceUri = line(MAX_LENGTH).check(
  rule((address) => address === '' || isWebAddress(address), 'field-web-address'),
);

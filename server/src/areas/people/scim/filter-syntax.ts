import { invalidFilter } from './scim-error';

// The language of filters: RFC 7644, 3.4.2.2.

const MAX_LENGTH = 2000;
const MAX_DEPTH = 20;

const operators = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
export type Operator = (typeof operators)[number];
export type Literal = string | number | boolean | null;

/** A parsed filter. Paths are in lower case, without the address of their schema. */
export type Filter =
  | { kind: 'and' | 'or'; terms: readonly Filter[] }
  | { kind: 'not'; term: Filter }
  | { kind: 'present'; path: string }
  | { kind: 'compare'; path: string; operator: Operator; value: Literal }
  /** A condition for one value of a list: `members[value eq "1"]`. */
  | { kind: 'any'; path: string; of: Filter };

const token = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/y;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (let at = 0; at < text.trimEnd().length; at = token.lastIndex) {
    const found = token.exec(text);
    if (!found) throw invalidFilter(`The filter cannot be read from character ${at + 1} on.`);
    tokens.push(found[0].trim());
  }
  return tokens;
}

const isOperator = (word: string): word is Operator => (operators as readonly string[]).includes(word);
const PATH = /^(?:urn:[\w.:-]+:)?([a-z$][\w$-]*(?:\.[a-z$][\w$-]*)?)$/i;

/** Returns the path of an attribute in lower case, without the address of its schema; null for another text. */
export const attributePath = (text: string): string | null => PATH.exec(text)?.[1]?.toLowerCase() ?? null;

function literalOf(word: string | undefined): Literal {
  if (word === undefined) throw invalidFilter('A comparison of the filter lacks a value.');
  try {
    const value: unknown = JSON.parse(/^(true|false|null)$/i.test(word) ? word.toLowerCase() : word);
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Literal;
  } catch {
    // A text that is not JSON is refused below.
  }
  throw invalidFilter(`${word} is no value: texts are in double quotes.`);
}

/** Reads a filter from its tokens, from the loosest to the tightest binding. */
class FilterReader {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  read(): Filter {
    const filter = this.or(0);
    if (this.at < this.tokens.length) throw invalidFilter(`"${this.tokens[this.at]}" is not expected there.`);
    return filter;
  }

  private or(depth: number): Filter {
    return this.chain('or', () => this.chain('and', () => this.term(depth)));
  }

  private chain(kind: 'and' | 'or', next: () => Filter): Filter {
    const terms = [next()];
    while (this.takes(kind)) terms.push(next());
    return terms.length === 1 ? terms[0]! : { kind, terms };
  }

  private takes(word: string): boolean {
    const isNext = this.tokens[this.at]?.toLowerCase() === word;
    if (isNext) this.at += 1;
    return isNext;
  }

  private expect(word: string): void {
    if (!this.takes(word)) throw invalidFilter(`The filter lacks "${word}".`);
  }

  private enclosed(end: ')' | ']', depth: number): Filter {
    if (depth >= MAX_DEPTH) throw invalidFilter('The filter is nested too deeply.');
    const filter = this.or(depth + 1);
    this.expect(end);
    return filter;
  }

  private term(depth: number): Filter {
    if (this.takes('(')) return this.enclosed(')', depth);
    if (this.takes('not')) {
      this.expect('(');
      return { kind: 'not', term: this.enclosed(')', depth) };
    }
    const word = this.tokens[this.at++] ?? '';
    const path = attributePath(word);
    if (path === null)
      throw invalidFilter(word === '' ? 'The filter ends too early.' : `"${word}" is no attribute.`);
    if (this.takes('[')) return { kind: 'any', path, of: this.enclosed(']', depth) };
    const operator = this.tokens[this.at++]?.toLowerCase() ?? '';
    if (operator === 'pr') return { kind: 'present', path };
    if (!isOperator(operator)) throw invalidFilter(`"${operator}" is no operator.`);
    return { kind: 'compare', path, operator, value: literalOf(this.tokens[this.at++]) };
  }
}

/** @throws ScimError for a text that is no filter */
export function parseFilter(text: string): Filter {
  if (text.length > MAX_LENGTH) throw invalidFilter(`A filter has at most ${MAX_LENGTH} characters.`);
  return new FilterReader(tokensOf(text)).read();
}

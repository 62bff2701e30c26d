import type { ComposedStatement } from '../../../platform/database/statement';
import type { Filter, Literal, Operator } from './filter-syntax';
import { invalidFilter } from './scim-error';

/** An attribute in SQL. Texts are compared without regard to case, unless they are ids. */
export type Attribute =
  | { kind: 'text' | 'id' | 'time' | 'boolean'; sql: string }
  /** Rows, each with attributes of its own; a comparison with the list is one with its `value`. */
  | { kind: 'list'; from: string; of: Attributes };

/** The attributes of a resource, by path in lower case. Others have no value. */
export type Attributes = Readonly<Record<string, Attribute>>;

// Names such as `constructor` are inherited by every object.
const attributeAt = (attributes: Attributes, path: string): Attribute | undefined =>
  Object.hasOwn(attributes, path) ? attributes[path] : undefined;

const comparisons: Partial<Record<Operator, string>> = { gt: '>', ge: '>=', lt: '<', le: '<=' };

function textCondition(operator: Operator, sql: string, value: string): string {
  const text = `coalesce(${sql}, '')`;
  switch (operator) {
    case 'eq':
      return `${text} = ${value}`;
    case 'ne':
      return `${text} <> ${value}`;
    case 'co':
      return `position(${value} in ${text}) > 0`;
    case 'sw':
      return `starts_with(${text}, ${value})`;
    case 'ew':
      return `right(${text}, length(${value})) = ${value}`;
    default:
      return `${text} ${comparisons[operator]} ${value}`;
  }
}

function timeCondition(given: ComposedStatement, operator: Operator, sql: string, value: Literal): string {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value)))
    throw invalidFilter('A time is compared with a time.');
  const sign = operator === 'eq' ? '=' : operator === 'ne' ? '<>' : comparisons[operator];
  if (!sign) throw invalidFilter(`${operator} does not compare times.`);
  return `${sql} ${sign} ${given.add(new Date(value).toISOString(), 'timestamptz')}`;
}

function booleanCondition(operator: Operator, sql: string, value: Literal): string {
  const text = String(value).toLowerCase();
  if ((operator !== 'eq' && operator !== 'ne') || (text !== 'true' && text !== 'false'))
    throw invalidFilter('active is compared by eq or ne, with true or false.');
  return `${sql} is ${operator === 'ne' ? 'not ' : ''}${text}`;
}

/** Writes filters as conditions of a statement, to which it adds their values. */
export class FilterConditions {
  constructor(private readonly given: ComposedStatement) {}

  of(filter: Filter, attributes: Attributes): string {
    switch (filter.kind) {
      case 'and':
      case 'or':
        return `(${filter.terms.map((term) => this.of(term, attributes)).join(` ${filter.kind} `)})`;
      case 'not':
        return `not ${this.of(filter.term, attributes)}`;
      case 'present':
        return `(${this.present(attributeAt(attributes, filter.path))})`;
      case 'any':
        return `(${this.any(attributeAt(attributes, filter.path), filter.of)})`;
      case 'compare':
        return `(${this.compare(attributeAt(attributes, filter.path), filter)})`;
    }
  }

  private any(attribute: Attribute | undefined, filter: Filter): string {
    if (attribute?.kind !== 'list') return 'false';
    return `exists (select ${attribute.from} and ${this.of(filter, attribute.of)})`;
  }

  private present(attribute: Attribute | undefined): string {
    if (!attribute) return 'false';
    if (attribute.kind === 'list') return `exists (select ${attribute.from})`;
    return attribute.kind === 'boolean' || attribute.kind === 'time'
      ? 'true'
      : `coalesce(${attribute.sql}, '') <> ''`;
  }

  private compare(
    attribute: Attribute | undefined,
    { operator, value, path }: Filter & { kind: 'compare' },
  ): string {
    if (!attribute) return (operator === 'ne') === (value !== null) ? 'true' : 'false';
    if (attribute.kind === 'list') {
      const one = {
        kind: 'compare',
        path: 'value',
        operator: operator === 'ne' ? 'eq' : operator,
        value,
      } as const;
      return `${operator === 'ne' ? 'not ' : ''}${this.any(attribute, one)}`;
    }
    if (value === null) return this.nothing(attribute, operator, path);
    const { kind, sql } = attribute;
    if (kind === 'time') return timeCondition(this.given, operator, sql, value);
    if (kind === 'boolean') return booleanCondition(operator, sql, value);
    if (typeof value !== 'string') return operator === 'ne' ? 'true' : 'false';
    const placeholder = this.given.add(kind === 'id' ? value : value.toLowerCase(), 'text');
    return textCondition(operator, kind === 'id' ? sql : `lower(${sql})`, placeholder);
  }

  private nothing(attribute: Attribute, operator: Operator, path: string): string {
    if (operator === 'ne') return this.present(attribute);
    if (operator === 'eq') return `not (${this.present(attribute)})`;
    throw invalidFilter(`${path} cannot be compared with null by ${operator}.`);
  }
}

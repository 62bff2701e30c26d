import fc from 'fast-check';
import { ComposedStatement } from '../../../platform/database/statement';
import { FilterConditions } from './filter-conditions';
import { parseFilter } from './filter-syntax';
import { ScimError } from './scim-error';

const word = fc.constantFrom(
  ...[
    'userName',
    'active',
    'members',
    'value',
    'constructor',
    'eq',
    'ne',
    'co',
    'gt',
    'pr',
    'and',
    'or',
    'not',
  ],
  ...['(', ')', '[', ']', '"a"', '"\'; drop table role; --"', '"', 'true', 'null', '1', '$1', "'", '\\'],
);

test('any text is a filter or refused, and no text of a filter becomes a part of the statement', () => {
  const texts = fc.array(fc.oneof({ weight: 9, arbitrary: word }, fc.string()), { maxLength: 12 });
  fc.assert(
    fc.property(texts, (words) => {
      const given = new ComposedStatement();
      const attributes = {
        username: { kind: 'text', sql: 'NAME' },
        active: { kind: 'boolean', sql: 'ACTIVE' },
        members: { kind: 'list', from: 'MEMBERS', of: { value: { kind: 'id', sql: 'ID' } } },
      } as const;
      try {
        const sql = new FilterConditions(given).of(parseFilter(words.join(' ')), attributes);
        expect(sql.replaceAll(/\$\d+::text/g, '')).toMatch(/^[a-zA-Z_(), <>='0]+$/);
      } catch (error) {
        expect(error).toBeInstanceOf(ScimError);
      }
    }),
    { numRuns: 2000 },
  );
});

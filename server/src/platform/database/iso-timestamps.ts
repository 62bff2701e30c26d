import pg from 'pg';

const { TIMESTAMPTZ } = pg.types.builtins;
const readDate = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;
// The format of connections with time zone UTC, which omits trailing zeros of the milliseconds.
const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/;

function isoOf(text: string): string {
  const [, day, time, milliseconds = ''] = IN_UTC.exec(text) ?? [];
  return day ? `${day}T${time}.${milliseconds.padEnd(3, '0')}Z` : readDate(text).toISOString();
}

/**
 * Type parsers for statements whose timestamps are only passed on: they return ISO texts without creating a `Date` for each.
 */
export const isoTimestamps: pg.CustomTypesConfig = {
  getTypeParser: ((oid: Parameters<typeof pg.types.getTypeParser>[0], format?: 'text' | 'binary'): unknown =>
    oid === TIMESTAMPTZ && format !== 'binary'
      ? isoOf
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

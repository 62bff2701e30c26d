import pg from 'pg';

const { TIMESTAMPTZ } = pg.types.builtins;
const readDate = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;
// As connections whose time zone is UTC answer it; zeros at the end of the milliseconds are left out.
const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/;

function isoOf(text: string): string {
  const [, day, time, milliseconds = ''] = IN_UTC.exec(text) ?? [];
  return day ? `${day}T${time}.${milliseconds.padEnd(3, '0')}Z` : readDate(text).toISOString();
}

/** For statements whose points in time are only passed on: as ISO text at once, not by way of a `Date` for each. */
export const isoTimestamps: pg.CustomTypesConfig = {
  getTypeParser: ((oid: Parameters<typeof pg.types.getTypeParser>[0], format?: 'text' | 'binary'): unknown =>
    oid === TIMESTAMPTZ && format !== 'binary'
      ? isoOf
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

import type pg from 'pg';

/** At most so many files in one go: the rest waits for the next. */
const AT_ONCE = 200;

const isUsed = `(
  exists (select from article where uploads_in(image_uri) @> array[upload.name])
  or exists (select from article_content where uploads_in(html) @> array[upload.name])
  or exists (select from app_user where uploads_in(avatar) @> array[upload.name])
)`;

/**
 * Removes files that nothing has named for 30 days. So long, because a text that names one may wait in somebody's browser, and
 * one who takes an image out of an article may want it back. Each file is looked at once a day.
 */
export async function removeUnusedUploads(pool: pg.Pool): Promise<void> {
  await pool.query(`
    update upload
    set checked_at = now(), unused_since = case when not ${isUsed} then coalesce(unused_since, now()) end
    where name in (
      select name from upload where checked_at < now() - interval '1 day' order by checked_at limit ${AT_ONCE}
      for update skip locked
    )`);
  await pool.query(`
    delete from upload
    where name in (
      select name from upload where unused_since < now() - interval '30 days' order by unused_since limit ${AT_ONCE}
      for update skip locked
    ) and not ${isUsed}`);
}

import type pg from 'pg';
import { useTestPool } from '../../testing/use-test-pool';
import { removeUnusedUploads } from './uploads.repository';

let pool: pg.Pool;
useTestPool((opened) => (pool = opened));
beforeEach(() => pool.query('delete from upload; delete from article; delete from app_user'));

const nameOf = (letter: string) => `${letter.repeat(32)}.png`;

/** Adds a file with the times of its last check, and of its first check without use. */
async function upload(letter: string, { checked = '0', unused = null as string | null } = {}) {
  await pool.query(
    `insert into upload (name, content_type, width, height, bytes, sent_by, checked_at, unused_since)
     values ($1, 'image/png', 1, 1, '', 1, now() - $2::interval, now() - $3::interval)`,
    [nameOf(letter), checked, unused],
  );
}

async function article(cover: string, html: string) {
  await pool.query(
    `with written as (
       insert into article (status, title, title_folded, content_short, source_uri, image_uri, display_time, platforms,
                            comment_disabled, importance, author, reviewer, type, forecast, remark, published_at)
       values ('draft', 'A', 'a', '', '', $1, now(), '{a-platform}', false, 0, '', '', 'CN', 0, '', now())
       returning id
     )
     insert into article_content (article_id, html) select id, $2 from written`,
    [cover, html],
  );
}

/** Returns the letter of each file, with a star for those that are known to be unused. */
async function files(): Promise<string> {
  const { rows } = await pool.query<{ file: string }>(
    `select left(name, 1) || case when unused_since is null then '' else '*' end as file from upload order by name`,
  );
  return rows.map(({ file }) => file).join(' ');
}

test('an unused file is noted after a day, and removed after 30 more', async () => {
  await upload('a', { checked: '23 hours' });
  await upload('b', { checked: '25 hours' });
  await upload('c', { unused: '29 days' });
  await upload('d', { unused: '31 days' });
  await removeUnusedUploads(pool);
  expect(await files()).toBe('a b* c*');
});

test('a file used by a cover, a text or a picture is kept, even if it was unused before', async () => {
  for (const letter of ['a', 'b', 'c', 'd']) await upload(letter, { checked: '25 hours', unused: '31 days' });
  await article(`/uploads/${nameOf('a')}`, `<p><img src="/uploads/${nameOf('b')}"></p>`);
  await pool.query(
    `insert into app_user (username, password_hash, role_key, avatar) select 'ada1', 'x', key, $1 from role limit 1`,
    [`/uploads/${nameOf('c')}`],
  );
  await removeUnusedUploads(pool);
  expect(await files()).toBe('a b c');
});

test('a file used since its last check is kept', async () => {
  await upload('a', { unused: '31 days' });
  await article('', `<p><img src="/uploads/${nameOf('a')}"></p>`);
  await removeUnusedUploads(pool);
  expect(await files()).toBe('a*');
});

test('a run removes a limited number, and later runs the rest', async () => {
  await pool.query(
    `insert into upload (name, content_type, width, height, bytes, sent_by, unused_since)
     select lpad(to_hex(number), 32, '0') || '.png', 'image/png', 1, 1, '', 1, now() - interval '40 days'
     from generate_series(1, 201) number`,
  );
  const count = async () => (await pool.query<{ n: number }>('select count(*) as n from upload')).rows[0]!.n;
  await removeUnusedUploads(pool);
  expect(await count()).toBe(1);
  await removeUnusedUploads(pool);
  expect(await count()).toBe(0);
});

import { createTestDatabase } from '../../testing/create-test-database';
import { withPool } from './create-pool';
import { migrationsFolder, runMigrations } from './run-migrations';

test('existing names become NFC when unique, and equal ones are kept', async () => {
  const database = await createTestDatabase({ empty: true });
  try {
    await runMigrations(database.ownerUrl, migrationsFolder, (name) => name < '0103');
    await database.asOwner(`
      insert into app_user (username, password_hash, role_key) values
        (e'Chloe\\u0308', '', 'admin'), ('josé', '', 'admin'), (e'jose\\u0301', '', 'admin'), (e'abe\\u0301', '', 'admin'), ('аdmin', '', 'admin');
      insert into role (key, name) values ('one', 'Night'), ('two', 'Ｎight');
      insert into merchant (merchant_name, merchant_no, name_folded, status, free_difference) values (e'Cafe\\u0301', 'M1', e'cafe\\u0301', 'active', 0);
    `);
    const applied = await runMigrations(database.ownerUrl, migrationsFolder);
    expect(applied).toEqual(
      expect.arrayContaining(['0103_forms-of-usernames.sql', '0104_forms-of-names.sql']),
    );
    await withPool(database.ownerUrl, async (pool) => {
      const { rows } = await pool.query<{ username: string }>('select username from app_user order by id');
      expect(rows.map(({ username }) => username)).toEqual([
        'Chloë',
        'josé',
        'jose\u0301',
        'abe\u0301',
        'аdmin',
      ]);
      const roles = await pool.query(`select name from role where key in ('one', 'two') order by key`);
      expect(roles.rows).toEqual([{ name: 'Night' }, { name: 'Ｎight' }]);
      const merchants = await pool.query('select merchant_name, name_folded from merchant');
      expect(merchants.rows).toEqual([{ merchant_name: 'Café', name_folded: 'cafe\uffffcafé' }]);
      await expect(
        pool.query(`insert into role (key, name) values ('three', 'NIGHT')`),
      ).rejects.toMatchObject({
        constraint: 'role_name_key',
      });
    });
  } finally {
    await database.drop();
  }
}, 120_000);

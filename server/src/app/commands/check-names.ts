import { mappedUsername, usernameRefusal } from '../../areas/people/users/username-form';
import { noteSkeletons } from '../../areas/people/users/look-alikes.repository';
import { withPool } from '../../platform/database/create-pool';
import { statement } from '../../platform/database/statement';
import { parseDatabaseUrls } from '../../platform/settings/settings';

const usernames = statement<{ username: string }>(
  'check-usernames',
  'select username from app_user order by id',
);
const sameNames = statement<{ kind: string; names: string[] }>(
  'check-same-names',
  `select 'roles' as kind, array_agg(name order by id) as names from role group by name_key(name) having count(*) > 1
   union all
   select 'views of one user', array_agg(name order by id) from list_view
   group by owner_id, list, name_key(name) having count(*) > 1`,
);

/** Shows invisible characters of a name as code points. */
const shown = (name: string) =>
  JSON.stringify(name).replaceAll(
    /[\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/gu,
    (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  );

/** `cli check-names`: lists stored names that the current rules would refuse. They stay valid until they are changed. */
export async function checkNames(_args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return withPool(parseDatabaseUrls(env).ownerUrl, async (pool) => {
    const lookAlikes = await noteSkeletons(pool);
    const refused = (await usernames.rows(pool)).filter(({ username }) =>
      usernameRefusal(mappedUsername(username)),
    );
    const lines = [
      ...lookAlikes.map(({ username }) => `User ${shown(username)}: is too similar to an earlier user.`),
      ...refused.map(({ username }) => `User ${shown(username)}: not allowed for a new user.`),
      ...(await sameNames.rows(pool)).map(
        ({ kind, names }) => `Duplicate name of ${kind}: ${names.map(shown).join(', ')}.`,
      ),
    ];
    return lines.length > 0 ? lines.join('\n') : 'All names follow the rules for new names.';
  });
}

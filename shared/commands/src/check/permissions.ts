import {
  type CallAccess,
  callAccess,
  grantable,
  type NeededPermission,
  neededPermissions,
  type Permission,
  screens,
} from '@backoffice/contract';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../workspace';

const access = Object.entries<CallAccess>(callAccess);
const code = (text: string) => `\`${text}\``;

const limitOf = ({ onlyWith }: NeededPermission) =>
  onlyWith ? ` with ${code(`${onlyWith.field}: "${onlyWith.value}"`)}` : '';

function inWords(access: CallAccess): string {
  if (access === 'public') return 'everybody';
  if (access === 'signed-in') return 'who is signed in';
  return neededPermissions(access)
    .map((needed) => code(needed.permission) + limitOf(needed))
    .join(' or ');
}

function callsFor(permission: Permission): string {
  const calls = access.flatMap(([call, asked]) =>
    neededPermissions(asked)
      .filter((needed) => needed.permission === permission)
      .map((needed) => code(call) + limitOf(needed)),
  );
  return calls.join('<br>') || 'no call';
}

function screenRows(): string[] {
  return Object.entries(screens).map(([name, path]) => {
    const actions = grantable(name);
    const edit = actions.includes('edit') ? callsFor(`${name}:edit` as Permission) : 'can not be granted';
    return `| ${code(name)} | ${code(path)} | ${callsFor(`${name}:view` as Permission)} | ${edit} |`;
  });
}

/** The table of permissions, to be read. */
function permissionsPage(): string {
  return `# Who may do what

Written by \`tsx shared/commands/src/check/permissions.ts --write\` from the table of permissions in
\`shared/contract/src/permissions.ts\`, by which the server lets calls through; \`pnpm check\` holds that this page says the same.

## What can be granted on a screen

A role is granted to view and to edit by screen. \`GET /routes\` answers with the screens that may be viewed and what may be
done there; menus, pages and buttons follow from that. Pages that are no screen of this table can be viewed or not.

| screen | path | view | edit |
| --- | --- | --- | --- |
${screenRows().join('\n')}

## What each call needs

| call | open to |
| --- | --- |
${access.map(([call, needed]) => `| ${code(call)} | ${inWords(needed)} |`).join('\n')}
`;
}

const path = `${root}/docs/permissions.md`;
const page = permissionsPage();

if (process.argv.includes('--write')) {
  writeFileSync(path, page);
} else if (!existsSync(path) || readFileSync(path, 'utf8') !== page) {
  console.log('docs/permissions.md is not what the table of permissions says.');
  console.log('Write it anew: pnpm exec tsx shared/commands/src/check/permissions.ts --write');
  process.exit(1);
}

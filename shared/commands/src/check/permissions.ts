import {
  type CallAccess,
  callAccess,
  grantable,
  type NeededPermission,
  neededPermissions,
  type Permission,
  screens,
  type TableCall,
} from '@backoffice/contract';
import { approvalCalls } from '@backoffice/contract/approval-values';
import { reasonSubjectOf } from '@backoffice/contract/reason-calls';
import { scopesOf } from '@backoffice/contract/service-scopes';
import { freshCalls } from '@backoffice/contract/fresh-calls';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../workspace';

const access = Object.entries<CallAccess>(callAccess);
const code = (text: string) => `\`${text}\``;

const approvalOf = (call: string) =>
  (approvalCalls as Record<string, readonly string[] | undefined>)[call]?.join(', ') ?? '';

const reasonOf = (call: string) => {
  const [method = '', url = ''] = call.split(' ');
  return reasonSubjectOf(method, url) ?? '';
};

const isFresh = (call: string) => freshCalls.some((each) => each === call);

const limitOf = ({ onlyWith }: NeededPermission) =>
  onlyWith ? ` with ${code(`${onlyWith.field}: "${onlyWith.value}"`)}` : '';

function inWords(access: CallAccess): string {
  if (access === 'public') return 'everyone';
  if (access === 'signed-in') return 'signed-in users';
  if (access === 'service-account') return 'service accounts';
  return neededPermissions(access)
    .map((needed) => code(needed.permission) + limitOf(needed))
    .join(' or ');
}

function callsFor(permission: Permission): string {
  const calls = access.flatMap(([call, needed]) =>
    neededPermissions(needed)
      .filter((needed) => needed.permission === permission)
      .map((needed) => code(call) + limitOf(needed)),
  );
  return calls.join('<br>') || 'no call';
}

function screenRows(): string[] {
  return Object.entries(screens).map(([name, path]) => {
    const actions = grantable(name);
    const edit = actions.includes('edit') ? callsFor(`${name}:edit` as Permission) : 'cannot be granted';
    return `| ${code(name)} | ${code(path)} | ${callsFor(`${name}:view` as Permission)} | ${edit} |`;
  });
}

/** Renders the table of permissions as Markdown. */
function permissionsPage(): string {
  return `# Permissions

Written by \`tsx shared/commands/src/check/permissions.ts --write\` from the table by which the server checks calls,
\`shared/contract/src/permissions.ts\`; \`pnpm check\` compares the two.

## Permissions by screen

A role is granted view and edit by screen. \`GET /routes\` returns the screens a user may view and the actions there; menus,
pages and buttons follow from it. Pages without a screen in this table have view only.

| screen | path | view | edit |
| --- | --- | --- | --- |
${screenRows().join('\n')}

## Permission of each call

Calls marked fresh need a proof of who the user is from the last \`STEP_UP_SECONDS\`; so does \`PUT /channel/update\` with another key.

Calls with kinds of approval wait for a second user where the policy requires it; small changes of these kinds do not.

Calls with scopes also accept the key of a service account that has one of them; all others refuse it.

Calls with a reason ask why where \`CHANGE_REASONS\` says so for that subject.

| call | allowed for | scopes | fresh | approval | reason |
| --- | --- | --- | --- | --- | --- |
${access
  .map(
    ([call, needed]) =>
      `| ${code(call)} | ${inWords(needed)} | ${scopesOf(call as TableCall)
        .map(code)
        .join(', ')} | ${isFresh(call) ? 'fresh' : ''} | ${approvalOf(call)} | ${reasonOf(call)} |`,
  )
  .join('\n')}
`;
}

const path = `${root}/docs/permissions.md`;
const page = permissionsPage();

if (process.argv.includes('--write')) {
  writeFileSync(path, page);
} else if (!existsSync(path) || readFileSync(path, 'utf8') !== page) {
  console.log('docs/permissions.md differs from the table of permissions.');
  console.log('Write it: pnpm exec tsx shared/commands/src/check/permissions.ts --write');
  process.exit(1);
}

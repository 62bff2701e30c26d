import {
  type CallAccess,
  callAccess,
  grantable,
  type NeededPermission,
  neededPermissions,
  screens,
  type TableCall,
} from '@backoffice/contract';
import { approvalCalls } from '@backoffice/contract/approval-values';
import { reasonSubjectOf } from '@backoffice/contract/reason-calls';
import { scopesOf } from '@backoffice/contract/service-scopes';
import { freshCalls } from '@backoffice/contract/fresh-calls';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../workspace';

const code = (text: string) => `\`${text}\``;

const approvalOf = (call: string) =>
  (approvalCalls as Record<string, readonly string[] | undefined>)[call]?.map((kind) => `approval: ${kind}`);

const reasonOf = (call: string) => {
  const [method = '', url = ''] = call.split(' ');
  return reasonSubjectOf(method, url);
};

const isFresh = (call: string) => freshCalls.some((each) => each === call);

const limitOf = ({ onlyWith }: NeededPermission) =>
  onlyWith ? ` with ${code(`${onlyWith.field}: "${onlyWith.value}"`)}` : '';

function inWords(access: CallAccess): string {
  if (access === 'public') return 'everyone';
  if (access === 'signed-in') return 'signed-in users';
  if (access === 'service-account') return 'service accounts';
  if (access === 'scim') return 'the directory (SCIM)';
  return neededPermissions(access)
    .map((needed) => code(needed.permission) + limitOf(needed))
    .join(' or ');
}

/** Renders a call with its conditions in brackets. */
function callInWords(call: string): string {
  const reason = reasonOf(call);
  const conditions = [
    ...scopesOf(call as TableCall).map(code),
    ...(isFresh(call) ? ['fresh'] : []),
    ...(approvalOf(call) ?? []),
    ...(reason ? [`reason: ${reason}`] : []),
  ];
  return conditions.length > 0 ? `${code(call)} (${conditions.join(', ')})` : code(call);
}

function accessRows(): string[] {
  const callsByAccess = new Map<string, string[]>();
  for (const [call, access] of Object.entries<CallAccess>(callAccess)) {
    const words = inWords(access);
    callsByAccess.set(words, [...(callsByAccess.get(words) ?? []), callInWords(call)]);
  }
  return [...callsByAccess].map(([access, calls]) => `| ${access} | ${calls.join('<br>')} |`);
}

function screenRows(): string[] {
  return Object.entries(screens).map(
    ([name, path]) => `| ${code(name)} | ${code(path)} | ${grantable(name).join(', ')} |`,
  );
}

/** Renders the table of permissions as Markdown. */
function permissionsPage(): string {
  return `# Permissions

Written by \`tsx shared/commands/src/check/permissions.ts --write\` from the table by which the server checks calls,
\`shared/contract/src/permissions.ts\`; \`pnpm check\` compares the two.

## Screens

A role is granted actions by screen. \`GET /routes\` returns the screens a user may view and the actions there; menus, pages
and buttons follow from it. Pages without a screen in this table have view only.

| screen | path | actions |
| --- | --- | --- |
${screenRows().join('\n')}

## Calls

Conditions are in brackets:

- a scope: the key of a service account that has one of the scopes opens the call, too; without a scope it is refused;
- fresh: a proof of who the user is from the last \`STEP_UP_SECONDS\`, which \`PUT /channel/update\` with another key needs, too;
- approval: waits for a second user where the policy requires it for this kind and the change is not small;
- reason: asks why where \`CHANGE_REASONS\` names this subject.

| allowed for | calls |
| --- | --- |
${accessRows().join('\n')}
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

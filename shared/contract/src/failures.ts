import { approvalSentences } from './approval-failures';
import { reasonSentences } from './reason-failures';
import { signInSentences } from './sign-in-failures';
import { webhookSentences } from './webhook-failures';

/** The subject of a failure, where its sentence names one. */
export type FailureSubject =
  | 'merchant'
  | 'transaction'
  | 'channel'
  | 'channel type'
  | 'merchant note'
  | 'channel note'
  | 'user'
  | 'role'
  | 'service account'
  | 'service account key'
  | 'webhook'
  | 'article'
  | 'list view'
  | 'session'
  | 'deploy key'
  | 'remote'
  | 'approval policy';

/** Reasons why a release is not compatible with a host; the host also writes these sentences to the console. */
const misfitSentences = {
  'misfit-host-api': 'Built for host API {{wanted}}, but this host has {{has}}.',
  'misfit-module-absent': 'Requires {{name}} {{wanted}}, which this host does not provide.',
  'misfit-module': 'Requires {{name}} {{wanted}}, but this host has {{has}}.',
  'misfit-export': 'Uses {{wanted}} of {{name}}, which this host does not provide.',
  'misfit-carried': 'Bundles its own {{name}}, which only the host may provide.',
  'misfit-view': '{{name}} refers to {{wanted}}, which is not exposed.',
  'misfit-permission': 'Requires the permission {{name}}, which does not exist.',
  'misfit-addition': 'Adds to {{name}} version {{wanted}}, which this host does not offer.',
} as const;

/**
 * All refusals of the server, by code, each with its sentence for programs and logs. `{{name}}` is replaced by a value;
 * `seconds` is the time to wait. The texts for users, in four languages, are in the host: `host/src/kernel/failures/`.
 */
export const failureSentences = {
  ...signInSentences,
  ...approvalSentences,
  ...reasonSentences,
  ...webhookSentences,

  // Any call.
  'call-unknown': 'Unknown call.',
  'request-invalid': 'Invalid request.',
  'request-too-large': 'The request is too large. The limit is 1 MB.',
  'body-not-json': 'The body is not valid JSON.',
  'body-media-type': 'The body must be application/json.',
  'path-invalid': 'Invalid path.',
  'text-unstorable': 'A text contains a character that cannot be stored.',
  'database-away': 'Could not reach the database.',
  'storage-full': 'Not saved: the database disk is full.',
  'storage-slow': 'Not saved: the database is not accepting writes.',
  'write-unanswered': 'The database did not respond in time. The change may or may not have been saved.',
  busy: 'Too many requests.',
  'too-many-attempts': 'Too many attempts. Try again in {{seconds}} s.',
  'shutting-down': 'The server is shutting down.',
  unforeseen: 'Unexpected server error.',

  // Rows and their fields.
  fields: '{{fields}}',
  'row-missing': 'Could not find this {{subject}}.',
  'row-missing-id': 'Could not find {{subject}} {{id}}',
  'row-changed': 'Another user changed this {{subject}}.',
  'row-changed-at': '{{updatedAt}}',
  'row-shortened':
    'The list shortened the texts of this record. Read the record by itself before you change it.',
  'field-missing': 'Required',
  'field-kind': 'Must be of a different type',
  'field-unknown': 'Unknown field',
  'field-fixed': 'Cannot be changed',
  'field-choice': 'Must be one of the options',
  'field-format': 'Must have the expected format',
  'field-invalid': 'Invalid value',
  'field-short': 'Must have at least {{min}} characters',
  'field-long': 'Must have at most {{max}} characters',
  'field-small': 'Must be at least {{min}}',
  'field-big': 'Must be at most {{max}}',
  'field-few': 'Must have at least {{min}} items',
  'field-many': 'Must have at most {{max}} items',
  'field-nul': 'Must not contain the character NUL or half of a surrogate pair',
  'text-control': 'Must not contain control characters, or line breaks in a single-line text',
  'text-hidden':
    'Must not contain invisible characters, stacked marks or characters that change the text direction',
  'text-blank': 'Must contain a visible character',
  'field-json': 'Must be valid JSON',
  'field-web-address': 'Must be an http or https address',
  'field-site-address': 'Must be a path or an https address',
  'field-uploaded-image': 'Must be an uploaded image',
  'field-twice': 'Must not contain duplicates',
  'create-key-invalid': 'Must be 1 to 128 visible ASCII characters',
  'create-key-used': 'This key was already used for another {{subject}}.',
  'created-row-deleted': 'The {{subject}} created with this key was deleted.',

  // Bulk edits.
  'bulk-unknown': 'This bulk edit has expired.',
  'bulk-running': 'You already have a bulk edit running.',
  'bulk-too-many': 'More than {{most}} records selected.',

  // Views of lists.
  'view-name-taken': 'A view with this name already exists',
  'views-too-many': 'You have reached the limit of {{most}} views.',
  // Exports in the background.
  'export-unknown': 'This file has expired.',
  'exports-too-many': 'You already have {{most}} exports running.',
  'export-zone': 'Unknown time zone.',

  // Payments of programs.
  'transaction-other': 'This order number is stored with other content',

  // Channels.
  'private-key-misplaced': 'This is a private key. Send it in the private key field',
  'key-unreadable': 'This private key cannot be decrypted.',
  'key-missing': 'This channel has no such key',
  'key-limit': 'You have viewed {{most}} private keys within an hour. Try again later.',
  'key-unrecorded': 'Private keys cannot be shown, because the read cannot be logged.',
  'key-next-exists': 'A new pair is already prepared. Activate or discard it first.',
  'key-next-missing': 'This pair is not the next one any more.',
  'key-former-missing': 'This former pair has ended.',
  'key-formers-too-many': 'At most {{most}} former pairs can be valid. Wait for the end of one.',
  'key-pair-known': 'This pair is already stored here. Prepare another one.',
  'key-pair-unproved': 'The private key and the public key are not a pair that can sign.',
  'channel-taken': 'This merchant already has the channel {{channel}} with this number',
  'merchant-unknown': 'This merchant does not exist',
  'merchant-inactive': 'This merchant is inactive',
  'channel-type-unknown': 'This channel type does not exist',
  'channel-type-taken': 'This code is already in use',
  'channel-type-in-use': 'Channels that still use this type: {{channels}}.',

  // Users and roles.
  'role-name-taken': 'A role with this name already exists.',
  'role-key-taken': 'A role with this key already exists.',
  'role-holds-everything': 'The role with every permission cannot be deleted.',
  'role-in-use': 'Users who still have this role: {{users}}.',
  'role-unknown': 'This role does not exist.',
  'role-beyond-own': 'You cannot assign a role with more permissions than yours.',
  'user-beyond-own': 'You cannot edit a user with more permissions than yours.',
  'role-change-beyond-own': 'You cannot edit a role with more permissions than yours.',
  'role-built-in': 'Built-in roles cannot be renamed.',
  'page-unknown': 'The page {{path}} does not exist.',
  'page-twice': '{{path}} is listed twice.',
  'page-without-action': '{{path}} has no permission “{{action}}”.',
  'edit-without-view': '“edit” on {{path}} requires “view”.',
  'grant-not-held': 'You cannot grant a permission you do not have: {{action}} {{path}}.',
  'grant-of-everything': 'This role has every permission and cannot lose {{path}}.',
  'own-role-management': 'You would lose access to role management.',
  'device-too-new': 'Security notifications can be dismissed only on a device used for at least a day.',
  'username-taken': 'This username is already in use.',
  'username-look-alike': 'This username is too similar to another one.',
  'username-form':
    'A username must have letters and digits of one script. Written from right to left, it must begin and end with them.',
  'user-deleted': 'This user was deleted. Activate the user first.',
  'own-role': 'You cannot change your own role.',
  'own-status': 'You cannot change your own status.',
  'reset-not-waiting': 'No password reset of this user waits for a confirmation.',
  'invitation-used': 'This user has already chosen a password.',
  'own-reset': 'Another administrator must confirm a reset that you requested.',
  'confirmer-too-new':
    'You were added or changed by the administrator who requested this. Someone else must confirm it.',
  'own-password': 'Change your own password in your profile.',
  'last-administrator': 'This is the last active administrator.',
  'password-wrong': 'The current password is incorrect.',
  'password-same': 'The new password must differ from the current one.',
  'password-blank': 'The password must not consist of spaces.',
  'password-common':
    'This password is easy to guess. Use several unrelated words, or a longer mix of letters, digits and symbols.',
  'password-username': 'The password must differ from the username.',

  // Service accounts.
  'service-name-taken': 'A service account with this or a similar name already exists.',
  'service-accounts-too-many': 'At most {{most}} service accounts can exist. Reuse an inactive one.',
  'service-account-beyond-own': 'You cannot change a service account with scopes beyond your permissions.',
  'scope-beyond-own': 'You cannot grant a scope beyond your own permissions: {{scopes}}.',
  'service-end-past': 'Choose an end in the future.',
  'service-keys-too-many': 'A service account has at most {{most}} valid keys. Revoke one first.',

  // Articles and uploads.
  'article-incomplete': 'Complete the required fields to publish.',
  'article-part-missing': 'Required to publish',
  'file-too-large': 'The file is too large. The limit is 2 MB.',
  'file-missing': 'Choose a file',
  'file-too-many': 'Send one file at a time',
  'form-invalid': 'Could not read the form.',
  'form-media-type': 'The body must be multipart/form-data.',
  'image-unknown': 'This image does not exist.',
  'image-kind': 'The file is not a PNG, JPEG, GIF or WebP image.',
  'image-empty': 'The image is empty.',
  'image-too-large': 'The image is too large: {{width}} × {{height}} pixels.',
  'upload-token': 'The upload token is unknown, used or expired',

  // Remotes.
  'remote-changed': 'Another user changed {{remote}}. Check the current state and try again.',
  'release-unknown': '{{remote}} has no release {{release}}.',
  'release-published': '{{remote}} {{release}} is already published.',
  'release-live': '{{release}} is already live for all users.',
  'release-misfit': '{{remote}} {{release}} is not compatible with this host. {{reasons}}',
  'release-name': 'The release was built as {{name}}, not as {{remote}}.',
  'release-global': 'The entry of {{remote}} {{release}} must define {{wanted}}, not {{globalName}}.',
  'release-not-served':
    'Cannot promote {{remote}} {{release}}: {{address}} does not serve its manifest ({{cause}}).',
  'release-served-otherwise':
    'Cannot promote {{remote}} {{release}}: {{address}} serves a different manifest from the published one.',
  'release-archive': 'The release is not a complete gzipped tar archive.',
  'release-limit': 'The release exceeds the limit {{limit}}: {{max}}.',
  'release-path': 'A release cannot contain {{path}}.',
  'release-manifest': 'mf-manifest.json is not usable: {{cause}}',
  'host-files': 'The files of the host are not usable: {{cause}}',
  'host-breaks': 'The host {{release}} is not compatible with live releases. {{reasons}}',
  'not-for-host': 'The host can only be uploaded, promoted and rolled back.',
  'release-store-unset': 'This installation does not store releases: RELEASE_STORE is not set.',
  'release-store-away': 'Could not reach the release store. Try again later.',
  'name-reserved': 'This name is reserved by the system or by JavaScript.',
  'files-too-many': 'A release has at most 500 files.',
  'route-claimed': 'The route {{claim}} already belongs to {{owner}}.',
  'route-outside': 'The route {{claim}} is outside {{prefix}}, where new pages of {{remote}} belong.',
  'namespace-claimed': 'The message namespace {{claim}} already belongs to {{owner}}.',
  'global-claimed': 'The global variable {{claim}} already belongs to {{owner}}.',
  'releases-locked': 'No release can be promoted, locked by {{by}}: {{reason}}',
  'remote-unknown': 'There is no remote {{remote}}.',
  'remote-of-owners': '{{remote}} belongs to {{owners}}. Only they can ship it.',
  'owner-unknown': '{{name}} is not an active user.',
  'own-permissions-too-many': 'A release declares at most 50 permissions.',
  'own-permission-undeclared':
    'The backend requires {{name}}, which the release does not declare as a permission.',
  'additions-too-many': 'A release declares at most {{max}} additions, not {{count}}.',
  'addition-twice': 'The addition {{module}} is declared twice at {{point}}.',
  'addition-permission':
    'The addition {{module}} requires {{name}}, which the release does not declare as a permission.',
  'backend-unknown': 'This installation has no backend of {{team}}.',
  'backend-call': 'Invalid call to the backend of a remote.',
  'backend-disabled': '{{team}} is disabled.',
  'backend-busy': 'Too many requests to the backend of {{team}}.',
  'backend-away': 'Could not reach the backend of {{team}}.',
  'backend-late': 'The backend of {{team}} did not respond in time.',
  'backend-status': 'The backend of {{team}} responded with status {{status}}.',
  'backend-answer-too-large': 'The response of the backend of {{team}} is too large.',
  'backend-answer': 'The backend of {{team}} did not respond with JSON.',
  'canary-without-live': '{{remote}} has no live release, so a canary cannot start.',
  'host-ramp': 'The host does not support gradual canaries.',
  'nothing-to-roll-back': '{{remote}} has no earlier release to roll back to.',
  'end-passed': 'The end must be in the future.',
  'origin-not-allowed': '{{origin}} is not an allowed origin for remotes. Allowed: {{allowed}}.',
  ...misfitSentences,
} as const;

export type FailureCode = keyof typeof failureSentences;

type NamesIn<Sentence extends string> = Sentence extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

interface NamedValues {
  subject: FailureSubject;
  action: 'view' | 'edit';
}

/** The values in the sentence of a code. */
type FailureValues<Code extends FailureCode> = {
  [Name in NamesIn<(typeof failureSentences)[Code]>]: Name extends keyof NamedValues
    ? NamedValues[Name]
    : string | number;
};

/** The reason for a refusal: a code for programs and an English message. */
export interface FailureReason {
  code: FailureCode;
  values?: Record<string, string | number>;
  message: string;
}

type ValuesOf<Code extends FailureCode> = keyof FailureValues<Code> extends never
  ? []
  : [values: FailureValues<Code>];

function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

export function failureReason<Code extends FailureCode>(
  code: Code,
  ...[values]: ValuesOf<Code>
): FailureReason {
  if (!values) return { code, message: failureSentences[code] };
  return { code, values, message: fill(failureSentences[code], values) };
}

type MisfitCode = keyof typeof misfitSentences;

/** Returns the reason of a misfit. Separate from `failureReason`, so that the other sentences need not be bundled. */
export function misfitReason<Code extends MisfitCode>(
  code: Code,
  values: FailureValues<Code>,
): FailureReason {
  return { code, values, message: fill(misfitSentences[code], values) };
}

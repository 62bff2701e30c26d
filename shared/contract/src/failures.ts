/** What a failure may be about, where its sentence names it. */
export type FailureSubject =
  | 'merchant'
  | 'channel'
  | 'channel type'
  | 'user'
  | 'role'
  | 'article'
  | 'list view'
  | 'session'
  | 'deploy key'
  | 'remote';

/** Why a release does not fit a host: the part of the sentences that the host itself says, to the console. */
const misfitSentences = {
  'misfit-host-api': 'It is built for host API {{wanted}}; this host has {{has}}.',
  'misfit-module-absent': 'It needs {{name}} {{wanted}}, which this host does not provide.',
  'misfit-module': 'It needs {{name}} {{wanted}}; this host has {{has}}.',
  'misfit-export': 'It uses {{wanted}} of {{name}}, which this host does not give.',
  'misfit-carried': 'It brings its own {{name}}, which only the host may give.',
  'misfit-view': 'Its route {{name}} leads to {{wanted}}, which it does not expose.',
  'misfit-permission': 'It asks for the permission {{name}}, which there is not.',
} as const;

/**
 * Everything that the server refuses, by code: its sentence for programs and logs. `{{name}}` stands for a value; `seconds` is how
 * long to wait. What a reader is told is phrased by the host, in four languages: `host/src/kernel/failures/`.
 */
export const failureSentences = {
  // Who may call.
  'signed-out': 'You are not signed in, or your session has ended.',
  forbidden: 'You have no permission for this.',
  'password-change-needed': 'Change your password first.',
  'login-failed': 'Account and password are incorrect.',
  'user-info-failed': 'Login failed, unable to get user details.',
  'sign-in-locked': 'Too many failed sign-ins. Wait a while and try again: {{seconds}} s.',
  'sign-in-busy': 'Too many sign-ins just now.',
  'provider-unknown': 'There is no such sign-in provider.',
  'provider-failed': 'The sign-in provider can not be reached, or its answer does not hold.',
  'provider-origin': 'Signing in by a provider begins on a page of this product.',
  'provider-answer-old': 'This sign-in is too old or was not begun here.',
  'provider-no-account': 'There is no account here for this person.',
  'provider-other-user': 'The provider knows you as somebody else.',
  'deploy-key-unknown': 'This deploy key is not known, or was revoked.',
  'deploy-key-of-other': 'This deploy key is for {{owner}}, not for {{remote}}.',

  // Any call.
  'call-unknown': 'There is no such call.',
  'request-invalid': 'The request is not valid.',
  'request-too-large': 'The request is too large: at most 1 MB.',
  'body-not-json': 'The body is not valid JSON.',
  'body-media-type': 'The body must be application/json.',
  'path-invalid': 'The path is not valid.',
  'text-unstorable': 'A text holds a character that can not be stored.',
  'database-away': 'The database can not be reached just now.',
  'storage-full': 'Nothing can be stored just now: the disk of the database is full.',
  'storage-slow': 'Nothing can be stored just now: the database does not get on with writing.',
  'write-unanswered': 'The database has not answered in time: it is not known whether this was stored.',
  busy: 'Too many requests just now.',
  'too-many-attempts': 'Too many attempts. Wait a while and try again: {{seconds}} s.',
  'shutting-down': 'The server is shutting down.',
  unforeseen: 'Something went wrong on the server.',

  // Any row, and any field of one.
  fields: '{{fields}}',
  'row-missing': 'There is no such {{subject}}.',
  'row-missing-id': 'No {{subject}} {{id}}',
  'row-changed': 'Someone else has changed this {{subject}}.',
  'row-changed-at': '{{updatedAt}}',
  'row-shortened':
    'This row comes from a list that has shortened its texts. Read the row by itself and change that.',
  'field-missing': 'Must be given',
  'field-kind': 'Must be of another kind',
  'field-unknown': 'Unknown field',
  'field-fixed': 'It can not be changed',
  'field-choice': 'Must be one of those that there are',
  'field-format': 'Must have another form',
  'field-invalid': 'Not valid',
  'field-short': 'Must have at least {{min}} characters',
  'field-long': 'Must have at most {{max}} characters',
  'field-small': 'Must be at least {{min}}',
  'field-big': 'Must be at most {{max}}',
  'field-few': 'Must name at least {{min}}',
  'field-many': 'Must name at most {{max}}',
  'field-nul': 'Must not contain the character NUL, or half of a surrogate pair',
  'text-control': 'Must not contain control characters or, where there is one line, line breaks',
  'text-hidden':
    'Must not contain invisible characters, stacked marks or characters that turn the direction of text',
  'text-blank': 'Must contain a character that can be seen',
  'field-json': 'Must be valid JSON',
  'field-web-address': 'Must be an http or https address',
  'field-site-address': 'Must be a path or an https address',
  'field-uploaded-image': 'Must be an uploaded image',
  'field-twice': 'Must name each once',
  'create-key-invalid': 'Must be 1 to 128 visible ASCII characters',
  'create-key-used': 'This key was already used for another {{subject}}.',
  'created-row-deleted': 'The {{subject}} that this key made was deleted since.',

  // Rows that are changed together.
  'bulk-unknown': 'There is no such change of rows any more.',
  'bulk-running': 'Another change of rows of yours is under way.',
  'bulk-too-many': 'These are more than {{most}} rows.',

  // Views of lists.
  'view-name-taken': 'You have a view of this name for this list already',
  'views-too-many': 'A user has at most {{most}} views.',
  // Files that are prepared in the background.
  'export-unknown': 'There is no such file any more.',
  'exports-too-many': 'Only {{most}} files are prepared for you at a time.',
  'export-zone': 'This time zone is not known.',

  // Channels.
  'private-key-misplaced': 'This is a private key; its place is the private box',
  'channel-taken': 'This merchant has the channel {{channel}} with this number already',
  'merchant-unknown': 'There is no such merchant',
  'merchant-inactive': 'This merchant is inactive',
  'channel-type-unknown': 'There is no such channel',
  'channel-type-taken': 'There is a channel type of this code already',
  'channel-type-in-use': 'This channel type is in use: channels of it: {{channels}}.',

  // People.
  'role-name-taken': 'A role of this name is there already.',
  'role-key-taken': 'A role of this key is there already.',
  'role-holds-everything': 'The role that holds everything stays.',
  'role-in-use': 'This role is in use: users who hold it: {{users}}.',
  'role-unknown': 'There is no such role.',
  'role-beyond-own': 'You can not give a role that may do more than your own.',
  'user-beyond-own': 'You can not change a user who may do more than you.',
  'role-change-beyond-own': 'You can not change a role that may do more than your own.',
  'role-built-in': 'The name of a built-in role stays.',
  'page-unknown': 'There is no page {{path}}.',
  'page-twice': '{{path}} stands there twice.',
  'page-without-action': 'There is nothing to {{action}} on {{path}}.',
  'edit-without-view': 'Who may edit {{path}} must view it too.',
  'grant-not-held': 'You can not grant what you do not hold: {{action}} {{path}}.',
  'grant-of-everything': 'This role holds everything and can not lose {{path}}.',
  'own-role-management': 'This would take role management away from yourself.',
  'device-too-new': 'Security notifications can be dismissed only on a device that you have used for a day.',
  'username-taken': 'This username is taken.',
  'username-look-alike': 'This username looks like that of another user.',
  'username-form':
    'A username must have letters and digits of one script, and begin and end with them where it is written from right to left.',
  'user-deleted': 'This user is deleted: activate the user first.',
  'own-role': 'You can not change your own role.',
  'own-status': 'You can not change your own status.',
  'own-password': 'Change your own password in your profile.',
  'last-administrator': 'This is the last active administrator.',
  'password-wrong': 'The old password is not right.',
  'password-same': 'The new password must differ from the old one.',
  'password-blank': 'The password must not be made of blanks.',
  'password-common':
    'This password is easy to guess. Use several unrelated words, or a longer mix of letters, digits and marks.',
  'password-username': 'The password must not be the username.',

  // Articles and uploads.
  'article-incomplete': 'The article is not complete.',
  'article-part-missing': 'A published article needs it',
  'file-too-large': 'The file is too large: at most 2 MB.',
  'file-missing': 'A file is missing',
  'file-too-many': 'Send one file at a time',
  'form-invalid': 'The body is not a valid form.',
  'form-media-type': 'The body must be multipart/form-data.',
  'image-unknown': 'There is no such image.',
  'image-kind': 'The file is not a PNG, JPEG, GIF, or WebP image.',
  'image-empty': 'The image has no size.',
  'image-too-large': 'The image is too large: {{width}} × {{height}} pixels.',
  'upload-token': 'The upload token is unknown, used or too old',

  // Remotes.
  'remote-changed': 'Somebody else has just changed {{remote}}. Look again, then decide.',
  'release-unknown': 'There is no release {{release}} of {{remote}}.',
  'release-published': '{{remote}} {{release}} is published already.',
  'release-live': '{{release}} is live for everybody already.',
  'release-misfit': '{{remote}} {{release}} does not fit this host. {{reasons}}',
  'release-name': 'The release was built as {{name}}, not as {{remote}}.',
  'release-global': 'The entry of {{remote}} {{release}} must define {{wanted}}, not {{globalName}}.',
  'release-not-served':
    '{{remote}} {{release}} can not be promoted yet: {{address}} does not serve its manifest ({{cause}}).',
  'release-served-otherwise':
    '{{remote}} {{release}} can not be promoted: {{address}} serves another manifest than was published.',
  'name-reserved': 'This name means something else to a system or to JavaScript.',
  'files-too-many': 'A release has at most 500 files.',
  'route-claimed': 'The route {{claim}} is claimed by {{owner}} already.',
  'namespace-claimed': 'The message namespace {{claim}} is claimed by {{owner}} already.',
  'global-claimed': 'The global {{claim}} is claimed by {{owner}} already.',
  'canary-without-live': '{{remote}} has no live release that a canary could be beside.',
  'nothing-to-roll-back': '{{remote}} has no previous release to go back to.',
  'end-passed': 'The end of the time has passed already.',
  'origin-not-allowed': 'Remotes may not come from {{origin}}. Allowed origins: {{allowed}}.',
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

/** The values that the sentence of a code names. */
export type FailureValues<Code extends FailureCode> = {
  [Name in NamesIn<(typeof failureSentences)[Code]>]: Name extends keyof NamedValues
    ? NamedValues[Name]
    : string | number;
};

/** Why something was refused: for programs by its code, in English by its message. */
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

/** The same of a misfit, without the other sentences. */
export function misfitReason<Code extends MisfitCode>(
  code: Code,
  values: FailureValues<Code>,
): FailureReason {
  return { code, values, message: fill(misfitSentences[code], values) };
}

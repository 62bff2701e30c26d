import { type TableCall, tableCallOf } from '../permissions';
import type { ReasonSubject } from './reason-values';

/**
 * The reasons why a call never asks for a reason. It may send one all the same.
 *
 * - reads: it changes nothing
 * - own: it concerns only the caller’s account, sessions, views or preview
 * - words: it takes words of its own, or is a text
 * - part: it prepares a change that asks, or follows one
 * - program: no person makes it
 */
type ReasonExemption = 'reads' | 'own' | 'words' | 'part' | 'program';

/** All calls that are not GET. The directory’s calls (SCIM) are programs. Deploy keys need no reason either. */
type AskableCall = Exclude<TableCall, `GET ${string}` | `OPTIONS ${string}` | `${string} /scim/${string}`>;

/** The kind of change of each call, or why it never asks for a reason. */
export const reasonCalls: Readonly<
  Record<AskableCall, ReasonSubject | { readonly exempt: ReasonExemption }>
> = {
  'PUT /merchant/create': 'merchant',
  'PUT /merchant/update': 'merchant',
  'PUT /merchant/status': 'merchant',
  'POST /merchant/bulk/start': 'merchant',
  'POST /merchant/bulk/undo': 'merchant',
  'POST /merchant/key-pair/prepare': 'merchant',
  'POST /merchant/key-pair/activate': 'merchant',
  'POST /merchant/key-pair/discard': 'merchant',
  'POST /merchant/key-pair/go-back': 'merchant',

  'POST /channel/create': 'channel',
  'PUT /channel/update': 'channel',
  'PUT /channel/weights': 'channel',
  'POST /channel/delete': 'channel',
  'POST /channel/bulk/start': 'channel',
  'POST /channel/bulk/undo': 'channel',
  'POST /channel/key-pair/prepare': 'channel',
  'POST /channel/key-pair/activate': 'channel',
  'POST /channel/key-pair/discard': 'channel',
  'POST /channel/key-pair/go-back': 'channel',

  'POST /channel-type/create': 'channel-type',
  'PUT /channel-type/update': 'channel-type',
  'POST /channel-type/delete': 'channel-type',

  'POST /article/create': 'article',
  'POST /article/update': 'article',

  'POST /user/create': 'user',
  'POST /user/invite': 'user',
  'PUT /user/update': 'user',
  'PUT /user/status': 'user',
  'POST /user/password-reset': 'user',
  'POST /user/confirm-reset': 'user',
  'POST /user/reset-factors': 'user',
  'POST /user/confirm-factor-reset': 'user',
  'POST /access/end-session': 'user',
  'POST /access/end-sessions': 'user',

  'POST /role': 'role',
  'PUT /role/:id': 'role',
  'DELETE /role/:id': 'role',

  'POST /service-accounts/create': 'service-account',
  'PUT /service-accounts/update': 'service-account',
  'POST /service-accounts/keys/create': 'service-account',
  'POST /service-accounts/keys/revoke': 'service-account',

  'POST /webhooks/create': 'webhook',
  'PUT /webhooks/update': 'webhook',
  'POST /webhooks/secret/roll': 'webhook',
  'POST /webhooks/start-now': 'webhook',

  'PUT /remotes/:remote/releases/:release': 'remote',
  'POST /remotes/publish': 'remote',
  'POST /remotes/promote': 'remote',
  'POST /remotes/rollback': 'remote',
  'POST /remotes/disable': 'remote',
  'POST /remotes/enable': 'remote',
  'POST /remotes/lock': 'remote',
  'POST /remotes/unlock': 'remote',
  'PUT /remotes/owners': 'remote',
  'POST /remotes/retire': 'remote',
  'POST /remotes/deploy-keys': 'remote',
  'POST /remotes/deploy-keys/revoke': 'remote',

  'PUT /approvals/policy': 'approval-policy',

  'POST /merchant/note/create': { exempt: 'words' },
  'PUT /merchant/note/update': { exempt: 'words' },
  'POST /merchant/note/delete': { exempt: 'words' },
  'POST /merchant/note/restore': { exempt: 'words' },
  'POST /channel/note/create': { exempt: 'words' },
  'PUT /channel/note/update': { exempt: 'words' },
  'POST /channel/note/delete': { exempt: 'words' },
  'POST /channel/note/restore': { exempt: 'words' },
  'POST /approvals/decide': { exempt: 'words' },
  'POST /approvals/withdraw': { exempt: 'words' },
  'POST /merchant/reveal-key': { exempt: 'words' },
  'POST /channel/reveal-key': { exempt: 'words' },

  'POST /merchant/bulk/preview': { exempt: 'part' },
  'PUT /merchant/bulk/state': { exempt: 'part' },
  'POST /channel/bulk/preview': { exempt: 'part' },
  'PUT /channel/bulk/state': { exempt: 'part' },
  'POST /webhooks/test': { exempt: 'part' },
  'POST /webhooks/resend': { exempt: 'part' },
  'POST /user/mail-link': { exempt: 'part' },
  'POST /qiniu/upload': { exempt: 'part' },
  'POST /upload': { exempt: 'part' },

  'POST /auth/login': { exempt: 'own' },
  'POST /user/login': { exempt: 'own' },
  'POST /auth/factor': { exempt: 'own' },
  'POST /auth/passkey/start': { exempt: 'own' },
  'POST /auth/passkey/finish': { exempt: 'own' },
  'POST /auth/oidc/start': { exempt: 'own' },
  'POST /auth/oidc/finish': { exempt: 'own' },
  'POST /auth/link/open': { exempt: 'own' },
  'POST /auth/link/finish': { exempt: 'own' },
  'POST /user/factors/passkey/start': { exempt: 'own' },
  'POST /user/factors/passkey/finish': { exempt: 'own' },
  'POST /user/factors/code/start': { exempt: 'own' },
  'POST /user/factors/code/finish': { exempt: 'own' },
  'PUT /user/factors/rename': { exempt: 'own' },
  'POST /user/factors/remove': { exempt: 'own' },
  'POST /user/factors/recovery-codes': { exempt: 'own' },
  'POST /user/prove/start': { exempt: 'own' },
  'POST /user/prove': { exempt: 'own' },
  'POST /user/session': { exempt: 'own' },
  'POST /user/end-session': { exempt: 'own' },
  'POST /user/end-sessions': { exempt: 'own' },
  'POST /user/devices-told': { exempt: 'own' },
  'PUT /user/password': { exempt: 'own' },
  'PUT /user/profile': { exempt: 'own' },
  'PUT /user/start-here': { exempt: 'own' },
  'PUT /user/time-zone': { exempt: 'own' },
  'POST /user/picture': { exempt: 'own' },
  'POST /user/logout': { exempt: 'own' },
  'PUT /user/list-layout': { exempt: 'own' },
  'PUT /inbox/state': { exempt: 'own' },
  'PUT /inbox/read': { exempt: 'own' },
  'PUT /inbox/preferences': { exempt: 'own' },
  'POST /list-view/create': { exempt: 'own' },
  'PUT /list-view/update': { exempt: 'own' },
  'PUT /list-view/share': { exempt: 'own' },
  'PUT /list-view/start': { exempt: 'own' },
  'POST /list-view/delete': { exempt: 'own' },
  'PUT /exports/state': { exempt: 'own' },
  'POST /remotes/override': { exempt: 'own' },
  'POST /remotes/override/end': { exempt: 'own' },

  'POST /policy/reports': { exempt: 'program' },
  'POST /auth/oidc/logout/:provider': { exempt: 'program' },
  'POST /remotes/loads': { exempt: 'program' },
  'POST /remotes/problems': { exempt: 'program' },
  'POST /transactions': { exempt: 'program' },

  'POST /list-view/list': { exempt: 'reads' },
  'POST /user/list': { exempt: 'reads' },
  'POST /user/rows': { exempt: 'reads' },
  'POST /user/export': { exempt: 'reads' },
  'POST /user/history': { exempt: 'reads' },
  'POST /user/find': { exempt: 'reads' },
  'POST /service-accounts/history': { exempt: 'reads' },
  'POST /webhooks/deliveries': { exempt: 'reads' },
  'POST /webhooks/history': { exempt: 'reads' },
  'POST /access/list': { exempt: 'reads' },
  'POST /audit/list': { exempt: 'reads' },
  'POST /audit/export': { exempt: 'reads' },
  'POST /transaction/find': { exempt: 'reads' },
  'POST /transaction/export': { exempt: 'reads' },
  'POST /merchant/list': { exempt: 'reads' },
  'POST /merchant/totals': { exempt: 'reads' },
  'POST /merchant/rows': { exempt: 'reads' },
  'POST /merchant/export': { exempt: 'reads' },
  'POST /merchant/history': { exempt: 'reads' },
  'POST /merchant/find': { exempt: 'reads' },
  'POST /merchant/note/list': { exempt: 'reads' },
  'POST /merchant/note/find': { exempt: 'reads' },
  'POST /merchant/note/readers': { exempt: 'reads' },
  'POST /channel/list': { exempt: 'reads' },
  'POST /channel/totals': { exempt: 'reads' },
  'POST /channel/rows': { exempt: 'reads' },
  'POST /channel/export': { exempt: 'reads' },
  'POST /channel/key-usage': { exempt: 'reads' },
  'POST /channel/merchants': { exempt: 'reads' },
  'POST /channel/history': { exempt: 'reads' },
  'POST /channel/find': { exempt: 'reads' },
  'POST /channel/note/list': { exempt: 'reads' },
  'POST /channel/note/find': { exempt: 'reads' },
  'POST /channel/note/readers': { exempt: 'reads' },
  'POST /channel-type/list': { exempt: 'reads' },
  'POST /channel-type/rows': { exempt: 'reads' },
  'POST /channel-type/history': { exempt: 'reads' },
  'POST /article/rows': { exempt: 'reads' },
  'POST /article/export': { exempt: 'reads' },
  'POST /article/find': { exempt: 'reads' },
};

/** Returns the kind of change of a call by method and path; null for one that never asks for a reason. */
export function reasonSubjectOf(method: string, url: string): ReasonSubject | null {
  const call = tableCallOf(method, url);
  const row = call && (reasonCalls as Readonly<Partial<Record<TableCall, unknown>>>)[call];
  return typeof row === 'string' ? (row as ReasonSubject) : null;
}

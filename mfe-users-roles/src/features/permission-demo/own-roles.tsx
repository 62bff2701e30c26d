import { formatList } from '@backoffice/i18n/format-list';
import { store, userAtom } from '@backoffice/session';
import { useAtomValue } from 'jotai';
import { permissionMessages } from './permission-messages';

/** The roles of who is signed in. */
export function OwnRoles() {
  const text = permissionMessages.useText();
  const roles = useAtomValue(userAtom, { store })?.roles ?? [];
  return <strong>{text('permission.roles', { roles: formatList(roles) })}</strong>;
}

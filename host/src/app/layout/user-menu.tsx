import { store, userAtom } from '@backoffice/session';
import { Avatar, Menu, SignOutIcon } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { messages } from '../../messages';
import { signOut } from '../session/sign-out';
import { useTopBarStyles } from './top-bar.styles';

/** Who is signed in, as what, and the way out. */
export function UserMenu() {
  const styles = useTopBarStyles();
  const text = messages.useText();
  const user = useAtomValue(userAtom, { store });
  if (!user) return null;
  const { name, roles } = user;
  const items = [
    { key: 'name', label: name, disabled: true, onSelect: () => {} },
    {
      key: 'roles',
      label: text('user.roles.label', { roles: roles.join(', ') }),
      disabled: true,
      onSelect: () => {},
    },
    {
      key: 'signOut',
      label: text('user.signOut.label'),
      icon: <SignOutIcon />,
      apart: true,
      onSelect: () => void signOut(),
    },
  ];
  const label = text('user.menu.label', { name });
  return (
    <Menu
      align="end"
      items={items}
      label={label}
      trigger={(props) => (
        <button {...props} aria-label={label} className={styles.user} data-tooltip={label} type="button">
          <Avatar name={name} />
        </button>
      )}
    />
  );
}

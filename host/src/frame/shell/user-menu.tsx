import { formatList } from '@backoffice/i18n/format-list';
import { userAtom } from '@backoffice/session';
import {
  Avatar,
  BoardIcon,
  BugIcon,
  DocumentIcon,
  InfoIcon,
  Menu,
  PersonIcon,
  QuestionCircleIcon,
  SettingsIcon,
  SignOutIcon,
} from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { createToolsAtom } from '../create/create-slot';
import { useHasErrorBadge } from './error-log-badge';
import { errorLogAtom } from '../../kernel/error-log/error-log';
import { messages } from '../../kernel/messages';
import { navigationAtom } from '../../navigation/navigation';
import { ERROR_LOG_PATH } from '../../navigation/paths';
import { openFrameDialog } from '../shortcuts/shortcuts';
import { signOut } from '../../session/session-end';
import { openSettings } from '../settings/open-settings';
import { useTopBarStyles } from './top-bar.styles';

/**
 * The user's own pages, and signing out; the roles are the button's tooltip. In a narrow bar the menu also has the name, roles,
 * error log and create entries.
 */
export function UserMenu({ isMobile }: { isMobile: boolean }) {
  const styles = useTopBarStyles();
  const text = messages.useText();
  const navigate = useNavigate();
  const user = useAtomValue(userAtom);
  const { length: errors } = useAtomValue(errorLogAtom);
  const hasBadge = useHasErrorBadge();
  const navigation = useAtomValue(navigationAtom);
  const tools = useAtomValue(createToolsAtom);
  if (!user) return null;
  const { name, avatar } = user;
  const roles = text('user.roles.label', { roles: formatList(user.roles) });
  const who = (isMobile ? [name, roles] : []).map((label) => ({ key: label, label, fact: true }));
  const made = (isMobile && tools?.creationItems(navigation, navigate)) || [];
  const pages = [
    { key: '/profile/index', label: text('user.profile.label'), icon: <PersonIcon />, apart: isMobile },
    { key: '/', label: text('user.dashboard.label'), icon: <BoardIcon /> },
    { key: '/documentation/index', label: text('user.docs.label'), icon: <DocumentIcon /> },
    ...((isMobile || !hasBadge) && errors > 0
      ? [
          {
            key: ERROR_LOG_PATH,
            label: text('errorLog.badge.label', { count: errors, n: errors }),
            icon: <BugIcon />,
          },
        ]
      : []),
  ].map((page) => ({ ...page, onSelect: () => void navigate(page.key) }));
  const commands = [
    {
      key: 'settings',
      label: text('settings.panel.title'),
      icon: <SettingsIcon />,
      onSelect: () => void openSettings(),
    },
    {
      key: 'shortcuts',
      label: text('shortcuts.open.label'),
      icon: <QuestionCircleIcon />,
      onSelect: () => openFrameDialog('shortcuts'),
    },
    {
      key: 'about',
      label: text('user.about.label'),
      icon: <InfoIcon />,
      onSelect: () => openFrameDialog('about'),
    },
    {
      key: 'sign-out',
      label: text('user.signOut.label'),
      icon: <SignOutIcon />,
      apart: true,
      onSelect: () => void signOut(),
    },
  ];
  const label = text('user.menu.label', { name, roles });
  return (
    <Menu
      align="end"
      items={[...who, ...made.map((item, at) => ({ ...item, apart: at === 0 })), ...pages, ...commands]}
      label={label}
      trigger={(props) => (
        <button
          {...props}
          aria-label={label}
          className={styles.user}
          data-tooltip={roles}
          data-tour="user-menu"
          type="button"
        >
          <Avatar image={avatar} name={name} />
          {!isMobile && <span className={styles.name}>{name}</span>}
        </button>
      )}
    />
  );
}

import { DEFAULT_AVATAR } from '@backoffice/contract';
import { store, userAtom } from '@backoffice/session';
import { Avatar } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { usePageStyles } from '../page-layout/page.styles';
import { messages } from './messages';
import { useUserCardStyles } from './user-card.styles';

/** Picture, name, roles and introduction of the signed-in user, as the server tells them. */
export function UserCard() {
  const page = usePageStyles();
  const styles = useUserCardStyles();
  const text = messages.useText();
  const user = useAtomValue(userAtom, { store });
  if (!user) return null;
  const { name, avatar, roles, introduction } = user;
  return (
    <section aria-label={name} className={page.card}>
      <div className={styles.who}>
        <Avatar
          className={styles.avatar}
          image={avatar === DEFAULT_AVATAR ? undefined : avatar}
          name={name}
        />
        <div>
          <h2 className={page.title}>{name}</h2>
          <ul aria-label={text('profile.roles.label')} className={styles.roles}>
            {roles.map((role) => (
              <li className={styles.role} key={role}>
                {role}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <h3 className={styles.about}>{text('profile.about.title')}</h3>
      <p className={page.text}>{introduction || text('profile.about.none')}</p>
    </section>
  );
}

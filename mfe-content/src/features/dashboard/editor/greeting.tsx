import { store, userAtom } from '@backoffice/session';
import { Avatar } from '@backoffice/ui';
import { messages } from '../../../messages';
import { useGreetingStyles } from './greeting.styles';

/** Who is signed in, and as what. */
export function Greeting() {
  const styles = useGreetingStyles();
  const text = messages.useText();
  const user = store.get(userAtom);
  if (!user) return null;
  return (
    <section aria-label={text('dashboard.greeting.label')} className={styles.greeting}>
      <Avatar className={styles.avatar} image={user.avatar} name={user.name} />
      <div className={styles.words}>
        <h2 className={styles.name}>{text('dashboard.greeting.title', { name: user.name })}</h2>
        <p className={styles.roles}>{text('dashboard.greeting.roles', { roles: user.roles.join(', ') })}</p>
        <p className={styles.introduction}>{user.introduction}</p>
      </div>
    </section>
  );
}

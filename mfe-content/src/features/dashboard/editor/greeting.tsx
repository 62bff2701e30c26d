import { store, userAtom } from '@backoffice/session';
import { Avatar } from '@backoffice/ui';
import { messages } from '../../../messages';
import { Card } from '../card/card';
import { useGreetingStyles } from './greeting.styles';

/** Who is signed in, and as what. */
export function Greeting() {
  const styles = useGreetingStyles();
  const text = messages.useText();
  const user = store.get(userAtom);
  if (!user) return null;
  return (
    <Card
      actions={<Avatar image={user.avatar} name={user.name} />}
      title={text('dashboard.greeting.title', { name: user.name })}
    >
      <p className={styles.words}>
        {text('dashboard.greeting.roles', { roles: user.roles.join(', ') })}
        <br />
        {user.introduction}
      </p>
    </Card>
  );
}

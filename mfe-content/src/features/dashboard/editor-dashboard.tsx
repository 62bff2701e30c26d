import { Avatar, makeStyles, tokens } from '@backoffice/ui';
import { store, userAtom } from '@backoffice/session';
import { messages } from '../../messages';
import { Card } from './elements/card';
import { useDashboardStyles } from './dashboard.styles';
import { StatusFigures } from './merchants/status-figures';
import { LatePart } from './parts/late-part';

const useGreetingStyles = makeStyles({
  words: {
    margin: `0 ${tokens.spacingHorizontalL} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
});

/** Who is signed in, and as what. */
function Greeting() {
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

/** For everybody but administrators: who one is, the merchants, and what one has to do. */
export function EditorDashboard() {
  const styles = useDashboardStyles();
  return (
    <div className={styles.page}>
      <Greeting />
      <div className={styles.columns}>
        <LatePart part="newest" />
        <StatusFigures />
      </div>
      <LatePart part="todos" />
    </div>
  );
}

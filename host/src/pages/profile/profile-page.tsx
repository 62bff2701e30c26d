import { usePageStyles } from '../page-layout/page.styles';
import { messages as texts } from './messages';
import { AccountCard } from './account-card';
import { GrantedPagesCard } from './granted-pages-card';
import { PasswordCard } from './password-card';
import { UserCard } from './user-card';

/** The texts that the page shows. */
export const messages = [texts];

/** `/profile/index`: who is signed in, and what they may do. */
export function Page() {
  const styles = usePageStyles();
  return (
    <div className={styles.root}>
      <UserCard />
      <GrantedPagesCard />
      <AccountCard />
      <PasswordCard />
    </div>
  );
}

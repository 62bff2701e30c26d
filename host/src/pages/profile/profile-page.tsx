import { usePageStyles } from '../page-layout/page.styles';
import { AccountCard } from './account-card';
import { GrantedPagesCard } from './granted-pages-card';
import { PasswordCard } from './password-card';
import { UserCard } from './user-card';

/** `/profile/index`: who is signed in, and what they may do. */
export function ProfilePage() {
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

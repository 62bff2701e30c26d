import { store, userAtom } from '@backoffice/session';
import { useAtomValue } from 'jotai';
import { usePageStyles } from '../page-layout/page.styles';
import { messages } from './messages';

/** What the user signs in with; each row a fact and what can be done about it. */
export function AccountCard() {
  const styles = usePageStyles();
  const text = messages.useText();
  const user = useAtomValue(userAtom, { store });
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{text('profile.account.title')}</h2>
      <table className={styles.table}>
        <tbody>
          <tr>
            <th scope="row">{text('profile.account.name')}</th>
            <td>{user?.name}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

import { Button } from '@backoffice/ui';
import { messages } from '../../kernel/messages';
import { PasswordFields } from '../../session/sign-in/password-fields';
import { usePasswordChange } from '../../session/sign-in/use-password-change';
import { usePageStyles } from '../page-layout/page.styles';

const stay = () => {};

/** Where the user changes their own password. */
export function PasswordCard() {
  const styles = usePageStyles();
  const text = messages.useText();
  const change = usePasswordChange(stay);
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{text('password.change.title')}</h2>
      <form className={styles.form} noValidate onSubmit={(event) => void change.submit(event)}>
        <PasswordFields change={change} />
        <Button disabledFocusable={change.isBusy} type="submit">
          {text('password.change.confirm')}
        </Button>
      </form>
    </section>
  );
}

import { LoginField } from './login-field';
import { PASSWORD_MAX } from './login-rules';
import { messages } from '../../kernel/messages';
import { useSessionEndedDialogStyles } from './session-ended-dialog.styles';
import type { usePasswordChange } from './use-password-change';

/** The three fields of a change of the password; the form around them and its button are the caller's. */
export function PasswordFields({ change }: { change: ReturnType<typeof usePasswordChange> }) {
  const styles = useSessionEndedDialogStyles();
  const text = messages.useText();
  const { values, set, problems, failure } = change;
  const labels = {
    oldPassword: text('password.change.old'),
    newPassword: text('password.change.new'),
    repeated: text('password.change.repeat'),
  };
  return (
    <div className={styles.root}>
      {(['oldPassword', 'newPassword', 'repeated'] as const).map((name) => (
        <LoginField
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          key={name}
          label={labels[name]}
          maxLength={PASSWORD_MAX}
          name={name}
          onChange={(event) => set(name, event.target.value)}
          problem={problems[name]}
          type="password"
          value={values[name]}
        />
      ))}
      <div className={styles.failure} role="alert">
        {failure}
      </div>
    </div>
  );
}

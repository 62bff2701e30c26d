import { EyeIcon, EyeOffIcon, IconButton, mergeClasses } from '@backoffice/ui';
import {
  type ComponentProps,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import { useLoginFieldStyles } from './login-field.styles';
import { PASSWORD_MAX } from './credentials';
import type { LoginTexts } from './login-texts';

interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** The fault of the value, read out at once. */
  problem?: string;
  /** Help while typing. */
  hint?: string;
  /** Stands at the input's end. */
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A required text of the login page: plain elements in Fluent's dress, since this page is paid for before all others. */
export function LoginField({ label, problem, hint, after, ref, ...input }: LoginFieldProps) {
  const styles = useLoginFieldStyles();
  const id = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={id}>
        {label}
        <span aria-hidden="true" className={styles.star}>
          *
        </span>
      </label>
      <span className={mergeClasses(styles.box, problem !== undefined && styles.refused)}>
        <input
          {...input}
          aria-describedby={`${id}-problem ${id}-hint`}
          aria-invalid={problem !== undefined}
          className={styles.input}
          id={id}
          ref={ref}
          required
        />
        {after}
      </span>
      <span className={mergeClasses(styles.small, styles.problem)} id={`${id}-problem`} role="alert">
        {problem}
      </span>
      <span className={mergeClasses(styles.small, styles.hint)} id={`${id}-hint`} role="status">
        {hint}
      </span>
    </div>
  );
}

interface PasswordFieldProps extends Omit<ComponentProps<typeof LoginField>, 'label' | 'hint' | 'after'> {
  texts: LoginTexts;
}

/** A password with a toggle that shows it; tells when caps lock is on. */
export function PasswordField({ texts, onBlur, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <LoginField
      {...rest}
      after={
        <IconButton
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          label={isShown ? texts['login.password.hide'] : texts['login.password.show']}
          onClick={() => setIsShown(!isShown)}
        />
      }
      autoComplete="current-password"
      hint={isCapsLockOn ? texts['login.capsLock.hint'] : undefined}
      label={texts['login.password.label']}
      maxLength={PASSWORD_MAX}
      name="password"
      onBlur={(event) => {
        setIsCapsLockOn(false);
        onBlur?.(event);
      }}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      type={isShown ? 'text' : 'password'}
    />
  );
}

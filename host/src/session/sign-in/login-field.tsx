import { mergeClasses } from '@backoffice/ui';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useLoginFieldStyles } from './login-field.styles';

interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with the value, said at once. */
  problem?: string;
  /** What is good to know while typing. */
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

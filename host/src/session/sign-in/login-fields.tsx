import { EyeIcon, EyeOffIcon, IconButton, makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { PASSWORD_MAX } from './credentials';
import type { LoginTexts } from './login-texts';

const useLoginFieldStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXXS },
  star: { paddingInlineStart: tokens.spacingHorizontalXS, color: tokens.colorPaletteRedForeground3 },
  box: {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    height: '2.5rem',
    paddingInlineEnd: tokens.spacingHorizontalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRight: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottom: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderLeft: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-within': {
      borderBottomColor: tokens.colorCompoundBrandStroke,
      boxShadow: `inset 0 -1px 0 ${tokens.colorCompoundBrandStroke}`,
    },
    '@media (forced-colors: active)': { ':focus-within': { outline: '2px solid Highlight' } },
  },
  refused: {
    borderTopColor: tokens.colorPaletteRedBorder2,
    borderRightColor: tokens.colorPaletteRedBorder2,
    borderBottomColor: tokens.colorPaletteRedBorder2,
    borderLeftColor: tokens.colorPaletteRedBorder2,
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    boxSizing: 'border-box',
    padding: `0 ${tokens.spacingHorizontalL}`,
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
  },
  small: {
    marginTop: tokens.spacingVerticalXXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    ':empty': { display: 'none' },
  },
  problem: { color: tokens.colorPaletteRedForeground1 },
  hint: { color: tokens.colorNeutralForeground3 },
});

interface LoginFieldProps extends ComponentProps<'input'> {
  label: string;
  /** The error of the value, announced to screen readers at once. */
  problem?: string;
  /** A hint while typing. */
  hint?: string;
  /** Rendered at the end of the input. */
  after?: ReactNode;
}

/** A required text field of the login page: plain elements in Fluent's style, since this page's size delays all others. */
export function LoginField({ label, problem, hint, after, ...input }: LoginFieldProps) {
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

/** A password field with a toggle that shows the password, and a hint when caps lock is on. */
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

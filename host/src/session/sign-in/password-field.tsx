import { EyeIcon, EyeOffIcon, IconButton } from '@backoffice/ui';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { LoginField } from './login-field';
import { PASSWORD_MAX } from './login-rules';
import type { LoginTexts } from './login-texts';

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

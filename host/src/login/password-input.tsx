import { EyeIcon, EyeOffIcon, IconButton, Input } from '@backoffice/ui';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { PASSWORD_MAX } from './login-rules';
import type { LoginTexts } from './login-texts';

interface PasswordInputProps extends ComponentProps<typeof Input> {
  texts: LoginTexts;
  onCapsLock: (isOn: boolean) => void;
}

/** A password with a toggle that shows it; tells when caps lock is on. */
export function PasswordInput({ texts, onCapsLock, onBlur, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => onCapsLock(event.getModifierState('CapsLock'));
  return (
    <Input
      {...rest}
      autoComplete="current-password"
      contentAfter={
        <IconButton
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          label={isShown ? texts['login.password.hide'] : texts['login.password.show']}
          onClick={() => setIsShown(!isShown)}
        />
      }
      maxLength={PASSWORD_MAX}
      name="password"
      onBlur={(event) => {
        onCapsLock(false);
        onBlur?.(event);
      }}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      type={isShown ? 'text' : 'password'}
    />
  );
}

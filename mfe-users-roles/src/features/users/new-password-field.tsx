import { NEW_PASSWORD_MIN } from '@backoffice/contract';
import { Button, CopyButton, Input, makeStyles, tokens } from '@backoffice/ui';
import { FormField, useFormControl } from '@backoffice/ui/form';
import { useState } from 'react';
import { userMessages } from './user-fields';

/** 32 letters and digits that are hard to confuse, so that each byte gives five random bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz123456789';
const LENGTH = 16;

/** Returns a random password of 80 bits, in groups that can be read aloud: `k7mw-p3xz-9ahq-2tvd`. */
export function generatePassword(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(LENGTH)),
    (byte) => LETTERS[byte % LETTERS.length],
  );
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}

const useNewPasswordStyles = makeStyles({
  generated: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  buttons: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXS,
    marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalXS})`,
  },
  generate: { minWidth: 0, paddingInline: tokens.spacingHorizontalXS },
});

interface WithPassword {
  password: string;
}

/** The password of a new user: typed, or generated and then shown until the form closes. */
export function NewPasswordField() {
  const styles = useNewPasswordStyles();
  const text = userMessages.useText();
  const { value, onChange, onBlur, ref } = useFormControl<WithPassword, 'password'>('password');
  const [generated, setGenerated] = useState<string>();
  const isShown = generated !== undefined && generated === value;
  const generate = () => {
    const made = generatePassword();
    setGenerated(made);
    onChange(made);
  };
  return (
    <FormField<WithPassword>
      hint={
        <span role="status">
          {isShown
            ? text('users.form.password.generated')
            : text('users.form.password.hint', { min: NEW_PASSWORD_MIN })}
        </span>
      }
      label={text('users.form.password')}
      name="password"
      required
    >
      <Input
        autoComplete="new-password"
        contentAfter={
          <span className={styles.buttons}>
            <Button
              appearance="transparent"
              aria-label={text('users.form.password.generate-label')}
              className={styles.generate}
              onClick={generate}
              // Keeps the focus in its field, which would otherwise be validated as left.
              onMouseDown={(event) => event.preventDefault()}
              size="small"
            >
              {text('users.form.password.generate')}
            </Button>
            {isShown && <CopyButton label={text('users.password.copy')} value={value} />}
          </span>
        }
        input={isShown ? { className: styles.generated } : undefined}
        name="password"
        onBlur={onBlur}
        onChange={(_event, typed) => onChange(typed.value)}
        ref={ref}
        type={isShown ? 'text' : 'password'}
        value={value}
      />
    </FormField>
  );
}

import { useLanguage } from '@backoffice/i18n';
import { Button, Field, Input, makeStyles, rowNotices, tokens, useBusy } from '@backoffice/ui';
import { useState } from 'react';
import { userMessages } from './user-fields';
import { usersApi } from './users.api';

const useLinkMailStyles = makeStyles({
  form: { display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  address: { flexGrow: 1, minWidth: '200px' },
});

interface LinkMailFormProps {
  token: string;
  username: string;
}

/** Sends a link by email, in the language of this page. A username that is an email address is offered. */
export function LinkMailForm({ token, username }: LinkMailFormProps) {
  const styles = useLinkMailStyles();
  const text = userMessages.useText();
  const language = useLanguage();
  const [to, setTo] = useState(username.includes('@') ? username : '');
  const { isBusy, run } = useBusy();
  const send = () =>
    run(async () => {
      try {
        await usersApi.mailLink({ token, to: to.trim(), language });
        rowNotices.succeeded(text('users.notice.mailed', { to: to.trim() }));
      } catch (error) {
        console.error(error);
        rowNotices.failed(text('users.notice.mail-failed'), error);
      }
    });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field className={styles.address} label={text('users.link.email')}>
        <Input
          autoComplete="off"
          maxLength={254}
          onChange={(_event, { value }) => setTo(value)}
          required
          type="email"
          value={to}
        />
      </Field>
      <Button disabledFocusable={isBusy} type="submit">
        {text('users.link.send')}
      </Button>
    </form>
  );
}

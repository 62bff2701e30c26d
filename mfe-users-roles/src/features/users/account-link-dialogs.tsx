import { pageAddress } from '@backoffice/api-client';
import type { User } from '@backoffice/contract';
import { ACCOUNT_LINK_PATH, accountLinkHours } from '@backoffice/contract/account-link-values';
import type { PasswordResetResponse } from '@backoffice/contract/account-links';
import { formatDateTime } from '@backoffice/i18n';
import { Button, ConfirmDialog, CopyButton, Dialog, makeStyles, rowNotices, tokens } from '@backoffice/ui';
import { type ReactNode, useState } from 'react';
import { LinkMailForm } from './link-mail-form';
import { userMessages } from './user-fields';
import { usersApi } from './users.api';

const useSecretStyles = makeStyles({
  secret: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
  },
  code: { fontSize: tokens.fontSizeBase500, letterSpacing: '0.1em' },
});

interface SecretDialogProps {
  title: string;
  sentences: readonly string[];
  secret: string;
  copyLabel: string;
  isCode?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** Shows a secret of the server once, to hand over. */
function SecretDialog(props: SecretDialogProps) {
  const { title, sentences, secret, copyLabel, isCode, onClose, children } = props;
  const styles = useSecretStyles();
  const text = userMessages.useText();
  return (
    <Dialog
      actions={
        <Button appearance="primary" onClick={onClose}>
          {text('users.link.done')}
        </Button>
      }
      onDismiss={onClose}
      title={title}
    >
      <p className={styles.secret}>
        <span className={isCode ? styles.code : undefined}>{secret}</span>
        <CopyButton label={copyLabel} value={secret} />
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
    </Dialog>
  );
}

export interface IssuedLink extends Pick<PasswordResetResponse, 'token' | 'expiresAt' | 'canMail'> {
  username: string;
  needsCode?: boolean;
}

/** Shows the link with which a user chooses a password. */
export function LinkDialog({ link, onClose }: { link: IssuedLink; onClose: () => void }) {
  const text = userMessages.useText();
  const { username: name, token, expiresAt, needsCode, canMail } = link;
  const until = text('users.link.until', { time: formatDateTime(expiresAt) });
  return (
    <SecretDialog
      copyLabel={text('users.link.copy')}
      onClose={onClose}
      secret={`${location.origin}${pageAddress(ACCOUNT_LINK_PATH)}#${token}`}
      sentences={
        needsCode
          ? [text('users.link.needs-code', { name }), until]
          : [text('users.link.body', { name }), until]
      }
      title={text('users.link.title', { name })}
    >
      {canMail && <LinkMailForm token={token} username={name} />}
    </SecretDialog>
  );
}

interface UserDialogProps {
  user: User;
  onClose: () => void;
}

/** Asks before making a link for a new password, and shows it once. */
export function PasswordResetDialog({ user, onClose }: UserDialogProps) {
  const text = userMessages.useText();
  const [link, setLink] = useState<IssuedLink>();
  const name = user.username;

  async function reset() {
    try {
      setLink({ ...(await usersApi.resetPassword(user.id)), username: name });
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('users.notice.link-failed'), error);
      onClose();
    }
  }

  if (link) return <LinkDialog link={link} onClose={onClose} />;
  return (
    <ConfirmDialog
      body={text('users.confirm.password.body', { name, hours: accountLinkHours.reset })}
      confirmLabel={text('users.link.make')}
      onCancel={onClose}
      onConfirm={reset}
      title={text('users.confirm.password.title', { name })}
    />
  );
}

/** Asks before confirming the reset that another user has requested, and shows the code once. */
export function ConfirmResetDialog({ user, onClose }: UserDialogProps) {
  const text = userMessages.useText();
  const [code, setCode] = useState<string>();
  const name = user.username;

  async function confirm() {
    try {
      setCode((await usersApi.confirmReset(user.id)).code);
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('users.notice.confirm-failed'), error);
      onClose();
    }
  }

  if (code)
    return (
      <SecretDialog
        copyLabel={text('users.code.copy')}
        isCode
        onClose={onClose}
        secret={code.replace(/.{4}(?=.)/g, '$&-')}
        sentences={[text('users.code.body', { name })]}
        title={text('users.code.title', { name })}
      />
    );
  return (
    <ConfirmDialog
      body={text('users.confirm.reset.body', { name, author: user.link?.by ?? '' })}
      confirmLabel={text('users.action.confirm-reset')}
      onCancel={onClose}
      onConfirm={confirm}
      title={text('users.confirm.reset.title', { name })}
    />
  );
}

import { SERVICE_KEYS_MAX } from '@backoffice/contract/service-account-values';
import type { ServiceAccount, ServiceKey } from '@backoffice/contract/service-accounts';
import { Moment, useListCache } from '@backoffice/list-screen';
import { ChangeReason } from '@backoffice/list-screen/reason';
import { usePermission } from '@backoffice/session';
import { Button, ConfirmDialog, Dialog, makeStyles, notify, rowNotices, tokens } from '@backoffice/ui';
import { plainList } from '@backoffice/ui/layout-rules';
import { useState } from 'react';
import { IssuedKeyDialog } from './issued-key-dialog';
import { hasEnded, validKeys, serviceAccountMessages as messages } from './service-account-fields';
import { serviceAccounts } from './service-accounts';
import { serviceAccountsApi } from './service-accounts.api';

const useStyles = makeStyles({
  list: { ...plainList, display: 'grid', rowGap: tokens.spacingVerticalM },
  key: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  about: { flexGrow: 1, minWidth: 0 },
  ending: { fontFamily: tokens.fontFamilyMonospace, fontWeight: tokens.fontWeightSemibold },
  minor: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface KeyItemProps {
  serviceKey: ServiceKey;
  /** Left out where the user may not revoke it. */
  onRevoke: (() => void) | undefined;
}

function KeyItem({ serviceKey, onRevoke }: KeyItemProps) {
  const styles = useStyles();
  const text = messages.useText();
  const { ending, createdAt, createdBy, lastUsedAt, revokedAt } = serviceKey;
  return (
    <li className={styles.key}>
      <span className={styles.about}>
        <span className={styles.ending}>…{ending}</span>
        <span className={styles.minor}>
          <span>
            {createdBy
              ? text('serviceAccounts.key.created-by', { user: createdBy })
              : text('serviceAccounts.key.created')}
          </span>{' '}
          <Moment at={createdAt} />
        </span>
        <span className={styles.minor}>
          {lastUsedAt ? (
            <>
              <span>{text('serviceAccounts.key.used')}</span> <Moment at={lastUsedAt} />
            </>
          ) : (
            text('serviceAccounts.key.unused')
          )}
        </span>
        {revokedAt && (
          <span className={styles.minor}>
            <span>{text('serviceAccounts.key.revoked')}</span> <Moment at={revokedAt} />
          </span>
        )}
      </span>
      {onRevoke && (
        <Button aria-label={text('serviceAccounts.key.revoke-label', { ending })} onClick={onRevoke}>
          {text('serviceAccounts.key.revoke')}
        </Button>
      )}
    </li>
  );
}

/** The step that the dialog shows: the keys, a question, or the new key. */
type Step = { is: 'list' | 'create' } | { is: 'revoke'; key: ServiceKey } | { is: 'issued'; secret: string };

/** Returns the sentence that says why no key can be created; null where one can. */
function useBarrier(account: ServiceAccount): string | null {
  const text = messages.useText();
  if (account.beyondOwn) return text('serviceAccounts.keys.beyond');
  if (hasEnded(account) || account.status === 'inactive') return text('serviceAccounts.keys.not-in-force');
  if (validKeys(account).length >= SERVICE_KEYS_MAX)
    return text('serviceAccounts.keys.full', { max: SERVICE_KEYS_MAX });
  return null;
}

interface ServiceKeysDialogProps {
  account: ServiceAccount;
  onClose: () => void;
}

/** The keys of an account, where one is created or revoked. */
export function ServiceKeysDialog({ account: opened, onClose }: ServiceKeysDialogProps) {
  const styles = useStyles();
  const text = messages.useText();
  const mayEdit = usePermission('serviceAccounts:edit');
  const cache = useListCache<ServiceAccount>(serviceAccounts.key);
  const [account, setAccount] = useState(opened);
  const [step, setStep] = useState<Step>({ is: 'list' });
  const barrier = useBarrier(account);
  const showList = () => setStep({ is: 'list' });
  const { id, name, scopes, keys } = account;

  async function readAgain(): Promise<void> {
    const now = await serviceAccountsApi.read(account).catch((error: unknown) => console.error(error));
    if (!now) return;
    cache.replace(now);
    setAccount(now);
  }
  async function create(): Promise<void> {
    try {
      const { key } = await serviceAccountsApi.issueKey(id);
      setStep({ is: 'issued', secret: key });
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('serviceAccounts.notice.key-failed'), error);
      showList();
    }
    await readAgain();
  }
  async function revoke(key: ServiceKey): Promise<void> {
    try {
      await serviceAccountsApi.revokeKey(key.id);
      notify.success({ title: text('serviceAccounts.notice.key-revoked') });
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('serviceAccounts.notice.revoke-failed'), error);
    }
    await readAgain();
    showList();
  }

  if (step.is === 'issued')
    return <IssuedKeyDialog name={name} onClose={showList} scopes={scopes} secret={step.secret} />;
  if (step.is === 'create')
    return (
      <ConfirmDialog
        body={
          <>
            <span>{text('serviceAccounts.create-key.body', { scopes: scopes.join(', ') })}</span>
            <ChangeReason subject="service-account" />
          </>
        }
        confirmLabel={text('serviceAccounts.keys.create')}
        onCancel={showList}
        onConfirm={create}
        title={text('serviceAccounts.create-key.title', { name })}
      />
    );
  if (step.is === 'revoke')
    return (
      <ConfirmDialog
        body={
          <>
            <span>{text('serviceAccounts.revoke.body', { name })}</span>
            <ChangeReason subject="service-account" />
          </>
        }
        confirmLabel={text('serviceAccounts.key.revoke')}
        dangerous
        onCancel={showList}
        onConfirm={() => revoke(step.key)}
        title={text('serviceAccounts.revoke.title', { ending: step.key.ending })}
      />
    );
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{text('serviceAccounts.keys.close')}</Button>
          {mayEdit && (
            <Button
              appearance="primary"
              disabledFocusable={barrier !== null}
              onClick={() => setStep({ is: 'create' })}
            >
              {text('serviceAccounts.keys.create')}
            </Button>
          )}
        </>
      }
      onDismiss={onClose}
      title={text('serviceAccounts.keys.title', { name })}
    >
      {keys.length === 0 && <p>{text('serviceAccounts.keys.none')}</p>}
      <ul className={styles.list}>
        {keys.map((key) => (
          <KeyItem
            key={key.id}
            onRevoke={mayEdit && key.revokedAt === null ? () => setStep({ is: 'revoke', key }) : undefined}
            serviceKey={key}
          />
        ))}
      </ul>
      {mayEdit && barrier && <p className={styles.minor}>{barrier}</p>}
    </Dialog>
  );
}

import { formatList } from '@backoffice/i18n/format-list';
import { store, userAtom } from '@backoffice/session';
import { ErrorPanel, Radio, RadioGroup } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { permissionMessages } from './permission-messages';
import { usePermissionStyles } from './permission.styles';
import type { useRolePreview } from './role-preview';

/** Shows the user's roles, and a select of the role to preview. */
export function RoleSwitch({ roles, seen, choose }: ReturnType<typeof useRolePreview>) {
  const styles = usePermissionStyles();
  const text = permissionMessages.useText();
  const own = useAtomValue(userAtom, { store })?.roles ?? [];
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{text('permission.preview.title')}</h2>
      <p className={styles.text}>{text('permission.preview.body')}</p>
      <strong>{text('permission.roles', { roles: formatList(own) })}</strong>
      {roles.isError ? (
        <ErrorPanel onRetry={() => void roles.refetch()} title={text('permission.preview.failed')} />
      ) : (
        <RadioGroup
          aria-label={text('permission.preview.title')}
          className={styles.roles}
          layout="horizontal"
          onChange={(_event, { value }) => choose(value)}
          value={seen?.key ?? ''}
        >
          <Radio label={text('permission.preview.own')} value="" />
          {roles.data?.map(({ key, name }) => (
            <Radio key={key} label={name} value={key} />
          ))}
        </RadioGroup>
      )}
    </section>
  );
}

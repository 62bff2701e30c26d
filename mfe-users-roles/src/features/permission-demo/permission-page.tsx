import { usePermission } from '@backoffice/session';
import { NoPermissionPanel } from '@backoffice/ui';
import { OwnRoles } from './own-roles';
import { permissionMessages } from './permission-messages';
import { usePermissionStyles } from './permission.styles';

/** A page for administrators alone. */
export function PermissionPage() {
  const styles = usePermissionStyles();
  const text = permissionMessages.useText();
  if (!usePermission('permissionPage:view')) return <NoPermissionPanel />;
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h2 className={styles.title}>{text('permission.page.title')}</h2>
        <p className={styles.text}>{text('permission.page.body')}</p>
        <OwnRoles />
      </section>
    </div>
  );
}

import { OwnRoles } from './own-roles';
import { permissionMessages } from './permission-messages';
import { usePermissionStyles } from './permission.styles';

/** A page for administrators alone. */
export function PermissionDemo() {
  const styles = usePermissionStyles();
  const text = permissionMessages.useText();
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

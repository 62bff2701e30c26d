import { hasAnyRole, Permitted, usePermission } from '@backoffice/session';
import { NoPermissionPanel } from '@backoffice/ui';
import { OwnRoles } from './own-roles';
import { permissionMessages } from './permission-messages';
import { usePermissionStyles } from './permission.styles';
import { RuleTable } from './rule-table';

const roleRules = [['admin'], ['editor'], ['admin', 'editor']] as const;
const grantRules = ['merchants:view', 'merchants:edit', 'roles:edit'] as const;
const inCode = (roles: readonly string[]) => `[${roles.map((role) => `'${role}'`).join(', ')}]`;

/** Elements that are there for some roles only: by the directive, by the check function, and by what was granted. */
export function PermissionDirectivePage() {
  const styles = usePermissionStyles();
  const text = permissionMessages.useText();
  if (!usePermission('permissionDirective:view')) return <NoPermissionPanel />;
  const visible = <strong>{text('permission.visible')}</strong>;
  const hidden = <span className={styles.hidden}>{text('permission.hidden')}</span>;
  return (
    <div className={styles.page}>
      <OwnRoles />
      <RuleTable
        body={text('permission.directive.body')}
        rules={roleRules.map((roles) => ({
          code: `<Permitted roles={${inCode(roles)}}>`,
          element: (
            <Permitted fallback={hidden} roles={roles}>
              {visible}
            </Permitted>
          ),
        }))}
        title={text('permission.directive.title')}
      />
      <RuleTable
        body={text('permission.check.body')}
        rules={roleRules.map((roles) => ({
          code: `hasAnyRole(${inCode(roles)})`,
          element: text(hasAnyRole(roles) ? 'permission.yes' : 'permission.no'),
        }))}
        title={text('permission.check.title')}
      />
      <RuleTable
        body={text('permission.grant.body')}
        rules={grantRules.map((permission) => ({
          code: `<Permitted permission="${permission}">`,
          element: (
            <Permitted fallback={hidden} permission={permission}>
              {visible}
            </Permitted>
          ),
        }))}
        title={text('permission.grant.title')}
      />
    </div>
  );
}

import type { ReactNode } from 'react';
import { hasAnyRole, Permitted } from '@backoffice/session';
import { permissionMessages } from './permission-messages';
import { usePermissionStyles } from './permission.styles';
import { grantsOf, useRolePreview } from './role-preview';
import { RoleSwitch } from './role-switch';

interface RuleTableProps {
  title: string;
  body: string;
  /** The rules, each with its element for the user and for the previewed role. */
  rules: readonly { code: string; element: ReactNode; preview: ReactNode }[];
  /** The name of the previewed role, if any. */
  seenAs: string | undefined;
}

/** A table of rules, each beside its effect on an element. */
function RuleTable({ title, body, rules, seenAs }: RuleTableProps) {
  const styles = usePermissionStyles();
  const text = permissionMessages.useText();
  const columns = [text('permission.column.rule'), text('permission.column.element')];
  if (seenAs) columns.push(text('permission.column.preview', { role: seenAs }));
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{body}</p>
      <table aria-label={title} className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th className={styles.cell} key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map(({ code, element, preview }) => (
            <tr key={code}>
              <td className={styles.cell}>
                <code className={styles.code}>{code}</code>
              </td>
              <td className={styles.cell}>{element}</td>
              {seenAs && <td className={styles.cell}>{preview}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const roleRules = [['admin'], ['editor'], ['admin', 'editor']] as const;
const grantRules = ['merchants:view', 'merchants:edit', 'roles:edit'] as const;
const inCode = (roles: readonly string[]) => `[${roles.map((role) => `'${role}'`).join(', ')}]`;

/** Elements shown to some roles only: by the directive, by the check function, and by granted permissions. */
export function PermissionDirectives() {
  const styles = usePermissionStyles();
  const text = permissionMessages.useText();
  const visible = <strong>{text('permission.visible')}</strong>;
  const hidden = <span className={styles.hidden}>{text('permission.hidden')}</span>;
  const shown = <strong>{text('permission.preview.visible')}</strong>;
  const kept = <span className={styles.hidden}>{text('permission.preview.hidden')}</span>;
  const preview = useRolePreview();
  const { seen, routes } = preview;
  const seenAs = seen?.name;
  const holds = (roles: readonly string[]) => seen !== undefined && roles.includes(seen.key);
  const granted = routes && grantsOf(routes);
  return (
    <div className={styles.page}>
      <RoleSwitch {...preview} />
      <RuleTable
        body={text('permission.directive.body')}
        rules={roleRules.map((roles) => ({
          code: `<Permitted roles={${inCode(roles)}}>`,
          element: (
            <Permitted fallback={hidden} roles={roles}>
              {visible}
            </Permitted>
          ),
          preview: holds(roles) ? shown : kept,
        }))}
        seenAs={seenAs}
        title={text('permission.directive.title')}
      />
      <RuleTable
        body={text('permission.check.body')}
        rules={roleRules.map((roles) => ({
          code: `hasAnyRole(${inCode(roles)})`,
          element: text(hasAnyRole(roles) ? 'permission.yes' : 'permission.no'),
          preview: text(holds(roles) ? 'permission.yes' : 'permission.no'),
        }))}
        seenAs={seenAs}
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
          preview: granted
            ? granted.includes(permission)
              ? shown
              : kept
            : text('permission.preview.unknown'),
        }))}
        seenAs={seenAs}
        title={text('permission.grant.title')}
      />
    </div>
  );
}

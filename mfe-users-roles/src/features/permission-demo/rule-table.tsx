import type { ReactNode } from 'react';
import { permissionMessages } from './permission-messages';
import { usePermissionStyles } from './permission.styles';

interface RuleTableProps {
  title: string;
  body: string;
  rules: readonly { code: string; element: ReactNode }[];
}

/** Rules, each beside what it makes of its element. */
export function RuleTable({ title, body, rules }: RuleTableProps) {
  const styles = usePermissionStyles();
  const text = permissionMessages.useText();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{body}</p>
      <table aria-label={title} className={styles.table}>
        <thead>
          <tr>
            <th className={styles.cell} scope="col">
              {text('permission.column.rule')}
            </th>
            <th className={styles.cell} scope="col">
              {text('permission.column.element')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ code, element }) => (
            <tr key={code}>
              <td className={styles.cell}>
                <code className={styles.code}>{code}</code>
              </td>
              <td className={styles.cell}>{element}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

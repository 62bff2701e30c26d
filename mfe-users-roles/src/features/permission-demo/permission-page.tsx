import type { RouteNode } from '@backoffice/contract';
import { type Language, useLanguage } from '@backoffice/i18n';
import { routesAtom, store } from '@backoffice/session';
import { useAtomValue } from 'jotai';
import { permissionMessages } from './permission-messages';
import { usePermissionStyles } from './permission.styles';
import { grantsOf, useRolePreview } from './role-preview';
import { RoleSwitch } from './role-switch';

interface PageListProps {
  nodes: readonly RouteNode[];
  language: Language;
}

/** The pages of a menu, each with its permitted actions. */
function PageList({ nodes, language }: PageListProps) {
  const styles = usePermissionStyles();
  const text = permissionMessages.useText();
  return (
    <ul className={styles.pages}>
      {nodes
        .filter(({ meta }) => !meta.hidden)
        .map(({ name, meta, children }) => (
          <li key={name}>
            {meta.titles?.[language] ?? meta.title}
            {meta.actions && (
              <span className={styles.action}>
                {text(meta.actions.includes('edit') ? 'permission.may.edit' : 'permission.may.view')}
              </span>
            )}
            {children && <PageList language={language} nodes={children} />}
          </li>
        ))}
    </ul>
  );
}

/** Returns the pages of the user's own menu that are missing in `routes`, with the groups around them. */
function lackingIn(routes: readonly RouteNode[], own: readonly RouteNode[]): RouteNode[] {
  const names = new Set(namesIn(routes));
  return own.flatMap((node) => {
    if (node.meta.hidden) return [];
    if (!node.children?.length) return names.has(node.name) ? [] : [node];
    const children = lackingIn(routes, node.children);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

const namesIn = (routes: readonly RouteNode[]): string[] =>
  routes.flatMap(({ name, children = [] }) => [name, ...namesIn(children)]);

/** A page for administrators only, on which they preview the menus of other roles. */
export function PermissionDemo() {
  const styles = usePermissionStyles();
  const text = permissionMessages.useText();
  const language = useLanguage();
  const preview = useRolePreview();
  const { seen, routes } = preview;
  const own = useAtomValue(routesAtom, { store });
  const lacking = seen && routes ? lackingIn(routes, own) : [];
  const isOpen = routes !== null && grantsOf(routes).includes('permissionPage:view');
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <h2 className={styles.title}>{text('permission.page.title')}</h2>
        <p className={styles.text}>{text('permission.page.body')}</p>
      </section>
      <RoleSwitch {...preview} />
      <section aria-labelledby="permission-menu" className={styles.card}>
        <h2 className={styles.title} id="permission-menu">
          {seen ? text('permission.menu.title', { role: seen.name }) : text('permission.menu.own')}
        </h2>
        {routes ? (
          <>
            <p className={styles.text} role="status">
              {text(isOpen ? 'permission.menu.open' : 'permission.menu.closed')}
            </p>
            <PageList language={language} nodes={routes} />
            {seen && lacking.length > 0 && (
              <section
                aria-label={text('permission.menu.hidden', { role: seen.name })}
                className={styles.lacking}
              >
                <h3 className={styles.lackingTitle}>{text('permission.menu.hidden', { role: seen.name })}</h3>
                <PageList language={language} nodes={lacking} />
              </section>
            )}
          </>
        ) : (
          <p className={styles.text}>{text('permission.preview.unknown')}</p>
        )}
      </section>
    </div>
  );
}

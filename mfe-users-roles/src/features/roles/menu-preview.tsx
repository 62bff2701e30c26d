import { useLanguage } from '@backoffice/i18n';
import { levelOf, type Levels } from './tree/levels';
import { titleOf, type TreeNode } from './tree/page-tree';
import { useRoleFormStyles } from './role-form.styles';
import { roleMessages } from './role-messages';

/** An entry of a role's menu. */
interface MenuEntry {
  branch: TreeNode;
  children: readonly MenuEntry[];
}

/** Returns a role's menu: its visible pages, and groups with a single page as that page. */
function menuOf(tree: readonly TreeNode[], levels: Levels): MenuEntry[] {
  return tree.flatMap((branch): MenuEntry[] => {
    if (branch.node.meta.hidden) return [];
    if (branch.children.length === 0) {
      return levelOf(levels, branch.path) === 'none' ? [] : [{ branch, children: [] }];
    }
    const children = menuOf(branch.children, levels);
    const [only] = children;
    if (!only) return [];
    return children.length === 1 && only.children.length === 0 ? [only] : [{ branch, children }];
  });
}

interface MenuPreviewProps {
  tree: readonly TreeNode[];
  levels: Levels;
}

/** A preview of the menu for users with the role. */
export function MenuPreview({ tree, levels }: MenuPreviewProps) {
  const styles = useRoleFormStyles();
  const text = roleMessages.useText();
  const entries = menuOf(tree, levels);
  return (
    <section aria-label={text('roles.preview.title')} className={styles.preview}>
      <h3 className={styles.heading}>{text('roles.preview.title')}</h3>
      {entries.length > 0 ? (
        <Entries entries={entries} levels={levels} />
      ) : (
        <p className={styles.hint}>{text('roles.preview.empty')}</p>
      )}
    </section>
  );
}

function Entries({ entries, levels }: { entries: readonly MenuEntry[]; levels: Levels }) {
  const styles = useRoleFormStyles();
  const text = roleMessages.useText();
  const language = useLanguage();
  return (
    <ul className={styles.menu}>
      {entries.map(({ branch, children }) => (
        <li key={branch.path}>
          {titleOf(branch.node.meta, language)}
          {levelOf(levels, branch.path) === 'edit' && (
            <span className={styles.hint}> · {text('roles.tree.edit')}</span>
          )}
          {children.length > 0 && <Entries entries={children} levels={levels} />}
        </li>
      ))}
    </ul>
  );
}

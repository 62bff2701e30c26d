import { useLanguage } from '@backoffice/i18n';
import { menuOf, type MenuEntry } from './menu-of';
import { useRoleFormStyles } from './role-form.styles';
import { roleMessages } from './role-messages';
import { titleOf } from './title-of';
import { levelOf, type Levels } from './tree/levels';
import type { TreeNode } from './tree/page-tree';

interface MenuPreviewProps {
  tree: readonly TreeNode[];
  levels: Levels;
}

/** The menu as a user of the role will see it. */
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

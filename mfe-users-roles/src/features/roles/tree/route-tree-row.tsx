import type { GrantAction } from '@backoffice/contract';
import { Checkbox, ChevronDownIcon, ChevronRightIcon, IconButton, mergeClasses } from '@backoffice/ui';
import { roleMessages } from '../role-messages';
import { checkOf, type Levels } from './levels';
import { useRouteTreeStyles } from './route-tree.styles';
import type { TreeRow } from './tree-rows';

const actionTexts = { view: 'roles.tree.view', edit: 'roles.tree.edit' } as const;
const columnOf = { view: 1, edit: 2 } as const;

interface RouteTreeRowProps {
  row: TreeRow;
  levels: Levels;
  isLocked: boolean;
  /** The column of the tree's tab stop; null when it is in another row. */
  tabStop: number | null;
  onOpen: (isOpen: boolean) => void;
  onCheck: (action: GrantAction, isGranted: boolean) => void;
  onFocus: (column: number) => void;
}

export function RouteTreeRow(props: RouteTreeRowProps) {
  const { row, levels, isLocked, tabStop, onOpen, onCheck, onFocus } = props;
  const { branch, title, level, isGroup, isOpen } = row;
  const styles = useRouteTreeStyles();
  const text = roleMessages.useText();
  const steps = [undefined, styles.step1, styles.step2, styles.step3];
  // Indents a page one step more, since it has no button before its name.
  const step = isGroup ? level - 1 : level;
  const tabIndexOf = (column: number) => (tabStop === column ? 0 : -1);
  const check = (action: GrantAction) => {
    const checked = checkOf(branch, levels, action);
    return (
      <div className={styles.check} role="gridcell">
        {checked !== null && (
          <Checkbox
            aria-label={`${title}: ${text(actionTexts[action])}`}
            checked={checked}
            data-cell={`${columnOf[action]} ${branch.path}`}
            disabled={isLocked}
            onChange={() => onCheck(action, checked !== true)}
            onFocus={() => onFocus(columnOf[action])}
            tabIndex={tabIndexOf(columnOf[action])}
          />
        )}
      </div>
    );
  };
  return (
    <div
      aria-expanded={isGroup ? isOpen : undefined}
      aria-level={level}
      className={styles.row}
      role="row"
      aria-label={title}
    >
      <div
        className={mergeClasses(styles.name, steps[Math.min(step, 3)])}
        data-cell={`0 ${branch.path}`}
        onFocus={(event) => event.target === event.currentTarget && onFocus(0)}
        role="gridcell"
        tabIndex={tabIndexOf(0)}
      >
        {isGroup && (
          <IconButton
            icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
            label={text(isOpen ? 'roles.tree.close' : 'roles.tree.open', { name: title })}
            onClick={() => onOpen(!isOpen)}
            tabIndex={-1}
          />
        )}
        <span className={mergeClasses(styles.text, isGroup && styles.group)}>{title}</span>
      </div>
      {check('view')}
      {check('edit')}
    </div>
  );
}

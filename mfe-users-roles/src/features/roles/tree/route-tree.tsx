import { foldText } from '@backoffice/contract/fold-text';
import { useLanguage } from '@backoffice/i18n';
import { Button, Input, mergeClasses, SearchIcon } from '@backoffice/ui';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { useMemo, useState } from 'react';
import { roleMessages } from '../role-messages';
import { titleOf, type TreeNode } from './page-tree';
import { withAction, type Levels } from './levels';
import { RouteTreeRow } from './route-tree-row';
import { useRouteTreeStyles } from './route-tree.styles';
import { groupPaths, treeRows } from './tree-rows';
import { useTreeKeys } from './use-tree-keys';

interface RouteTreeProps {
  tree: readonly TreeNode[];
  levels: Levels;
  /** Shows the tree read-only. */
  isLocked: boolean;
  onChange: (levels: Levels) => void;
}

/** The pages with two checkboxes each, view and edit. The checkbox of a group reflects its pages. */
export function RouteTree({ tree, levels, isLocked, onChange }: RouteTreeProps) {
  const styles = useRouteTreeStyles();
  const text = roleMessages.useText();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(
    () =>
      treeRows(tree, {
        titleOf: ({ node }) => titleOf(node.meta, language),
        closed,
        search: foldText(search.trim()),
      }),
    [tree, language, closed, search],
  );
  const setOpen = (path: string, isOpen: boolean) =>
    setClosed((before) => new Set(isOpen ? [...before].filter((each) => each !== path) : [...before, path]));
  const { tree: ref, onKeyDown, current, setCell } = useTreeKeys(rows, setOpen);

  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <Input
          aria-label={text('roles.tree.search')}
          className={styles.search}
          contentBefore={<SearchIcon />}
          onChange={(_event, { value }) => setSearch(value)}
          // Keeps Enter from submitting the form around the tree.
          onKeyDown={(event) => pressedKey(event) === 'Enter' && event.preventDefault()}
          placeholder={text('roles.tree.search')}
          value={search}
        />
        <Button onClick={() => setClosed(new Set())} size="small">
          {text('roles.tree.open-all')}
        </Button>
        <Button onClick={() => setClosed(new Set(groupPaths(tree)))} size="small">
          {text('roles.tree.close-all')}
        </Button>
      </div>
      <div
        aria-label={text('roles.tree.label')}
        className={styles.tree}
        onKeyDown={onKeyDown}
        ref={ref}
        role="treegrid"
        tabIndex={-1}
      >
        <div className={mergeClasses(styles.row, styles.head)} role="row">
          <span className={styles.headName} role="columnheader">
            {text('roles.tree.page')}
          </span>
          <span className={styles.check} role="columnheader">
            {text('roles.tree.view')}
          </span>
          <span className={styles.check} role="columnheader">
            {text('roles.tree.edit')}
          </span>
        </div>
        {rows.map((row) => (
          <RouteTreeRow
            isLocked={isLocked}
            key={row.branch.path}
            levels={levels}
            onCheck={(action, isGranted) => onChange(withAction(levels, row.branch, action, isGranted))}
            onFocus={(column) => setCell({ path: row.branch.path, column })}
            onOpen={(isOpen) => setOpen(row.branch.path, isOpen)}
            row={row}
            tabStop={current.path === row.branch.path ? current.column : null}
          />
        ))}
      </div>
      {rows.length === 0 && (
        <p className={styles.nothing} role="status">
          {text('roles.tree.nothing')}
        </p>
      )}
    </div>
  );
}

import { Button, ChevronLeftIcon, DismissIcon, IconButton, mergeClasses } from '@backoffice/ui';
import { isWorded, WordedActions } from './worded-actions';
import { RowActions, type RowAction } from '@backoffice/ui/list';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { listScreenMessages } from '../../messages';
import { useRowPanelStyles } from './row-panel.styles';

interface RowPanelProps {
  name: string;
  /** Content below the name: the number, the status. */
  lead?: ReactNode;
  /** The actions of the row. */
  actions?: readonly RowAction[];
  /** Content beside the name. */
  links?: ReactNode;
  close: () => void;
  children: ReactNode;
}

/** Actions that the panel does not show: the history is below, and hiding a row belongs to the list. */
const LEFT_OUT = new Set(['history', 'details', 'delete', 'open']);

/** Length in characters above which the head is not sticky. */
const LONG_NAME = 64;

/** The frame of a row's panel beside its list: name, actions, and buttons to close it. */
export function RowPanel({ name, lead, actions = [], links, close, children }: RowPanelProps) {
  const styles = useRowPanelStyles();
  const text = listScreenMessages.useText();
  const nameId = useId();
  const panel = useRef<HTMLElement>(null);
  const others = actions.filter((action) => !isWorded(action) && !LEFT_OUT.has(action.key));

  useEffect(() => {
    const list = panel.current!.parentElement!;
    // In a narrow window the list, and with it the focus, is hidden.
    if (list.firstElementChild?.checkVisibility() === false) panel.current!.querySelector('h2')!.focus();
    // A focus that was in the panel returns to its row, also after Back.
    return () => {
      if (document.activeElement !== document.body) return;
      const row = list.querySelector('tr[aria-current]');
      (row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector('button'))?.focus();
    };
  }, []);
  return (
    <aside aria-labelledby={nameId} className={styles.panel} ref={panel}>
      <div className={mergeClasses(styles.head, name.length > LONG_NAME && styles.longHead)}>
        <Button className={styles.back} icon={{ children: <ChevronLeftIcon /> }} onClick={close}>
          {text('panel.back')}
        </Button>
        <div className={styles.line}>
          <h2 className={styles.name} id={nameId} tabIndex={-1}>
            {name}
          </h2>
          {links && <span className={styles.links}>{links}</span>}
          <span className={styles.close}>
            <IconButton icon={<DismissIcon />} label={text('panel.close')} onClick={close} />
          </span>
        </div>
        <div className={styles.wrap}>{lead}</div>
        <div className={styles.wrap}>
          <WordedActions actions={actions} />
          {others.length > 0 && <RowActions actions={others} />}
        </div>
      </div>
      <div className={styles.content}>{children}</div>
    </aside>
  );
}

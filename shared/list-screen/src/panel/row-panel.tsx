import { Button, ChevronLeftIcon, DismissIcon, IconButton } from '@backoffice/ui';
import type { RowAction } from '@backoffice/ui/list';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { RowLink } from '../row-link';
import { listScreenMessages } from '../messages';
import { usePanelKeys } from './use-panel-keys';
import { useRowPanelStyles } from './row-panel.styles';

interface RowPanelProps {
  id: number;
  name: string;
  /** Below the name: the number, the status. */
  lead?: ReactNode;
  /** What may be done; of the standard actions those that need no list. */
  actions: readonly RowAction[];
  /** Before the id in the address of a row's page. */
  pages: string;
  /** Another row's panel, or none. */
  show: (id: number | undefined, options?: { replace: boolean }) => void;
  children: ReactNode;
}

/** The frame of a row's panel beside its list: its name, what may be done with it, and ways out. Its texts are loaded before it is shown. */
export function RowPanel({ id, name, lead, actions, pages, show, children }: RowPanelProps) {
  const styles = useRowPanelStyles();
  const text = listScreenMessages.useText();
  const nameId = useId();
  const panel = useRef<HTMLElement>(null);
  usePanelKeys(panel, pages, id, show);
  const close = () => show(undefined);
  // The list gets what is left of the room; its element is the page's.
  useLayoutEffect(() => {
    const { classList } = panel.current!.parentElement!;
    const names = styles.place.split(' ');
    classList.add(...names);
    return () => classList.remove(...names);
  }, [styles.place]);
  return (
    <aside aria-labelledby={nameId} className={styles.panel} ref={panel}>
      <div className={styles.head}>
        <Button className={styles.back} icon={{ children: <ChevronLeftIcon /> }} onClick={close}>
          {text('panel.back')}
        </Button>
        <div className={styles.line}>
          <h2 className={styles.name} id={nameId} tabIndex={-1}>
            {name}
          </h2>
          <span className={styles.close}>
            <IconButton icon={<DismissIcon />} label={text('panel.close')} onClick={close} />
          </span>
        </div>
        {lead && <div className={styles.wrap}>{lead}</div>}
        <div className={styles.wrap}>
          {actions
            // The history stands below; to take a row off a list is the list's.
            .filter(({ key }) => key === 'edit' || key === 'status')
            .map(({ key, label, icon, onAction }) => (
              <Button icon={{ children: icon }} key={key} onClick={({ detail }) => detail < 2 && onAction()}>
                {label}
              </Button>
            ))}
          <RowLink to={pages + String(id)}>{text('panel.page')}</RowLink>
        </div>
      </div>
      <div className={styles.content}>{children}</div>
    </aside>
  );
}

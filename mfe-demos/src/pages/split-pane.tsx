import { Button, mergeClasses, uiMessages } from '@backoffice/ui';
import { useState } from 'react';
import { Group, Panel, Separator, useGroupRef } from 'react-resizable-panels';
import { DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';
import { Pane, useSplitPaneStyles } from '../features/split-pane/pane';

const START = { left: 50, top: 50 };
const SMALLEST = 10;
const STEP = 10;

const within = (share: number) => Math.min(100 - SMALLEST, Math.max(SMALLEST, share));

/** Panes beside and above one another, whose shares can be changed. */
export function Page() {
  const styles = useSplitPaneStyles();
  const text = demoMessages.useText();
  const columns = useGroupRef();
  const rows = useGroupRef();
  const [left, setLeft] = useState(START.left);
  const [top, setTop] = useState(START.top);
  const widen = (by: number) => {
    const next = within(left + by);
    columns.current?.setLayout({ left: next, right: 100 - next });
  };
  const heighten = (by: number) => {
    const next = within(top + by);
    rows.current?.setLayout({ top: next, bottom: 100 - next });
  };
  return (
    <DemoPage intro={text('splitPane.intro')}>
      <div className={styles.actions}>
        <Button onClick={() => widen(-STEP)}>{text('splitPane.narrower')}</Button>
        <Button onClick={() => widen(STEP)}>{text('splitPane.wider')}</Button>
        <Button onClick={() => heighten(-STEP)}>{text('splitPane.shorter')}</Button>
        <Button onClick={() => heighten(STEP)}>{text('splitPane.taller')}</Button>
      </div>
      <div className={styles.frame}>
        <Group groupRef={columns} onLayoutChange={(layout) => setLeft(layout.left ?? left)}>
          <Panel defaultSize={`${START.left}%`} id="left" minSize={`${SMALLEST}%`}>
            <Pane share={left} title={text('splitPane.left')} />
          </Panel>
          <Separator
            aria-label={text('splitPane.columns')}
            className={mergeClasses(styles.bar, styles.upright)}
          />
          <Panel id="right" minSize={`${SMALLEST}%`}>
            <Group
              groupRef={rows}
              onLayoutChange={(layout) => setTop(layout.top ?? top)}
              orientation="vertical"
            >
              <Panel defaultSize={`${START.top}%`} id="top" minSize={`${SMALLEST}%`}>
                <Pane share={top} title={text('splitPane.top')} />
              </Panel>
              <Separator
                aria-label={text('splitPane.rows')}
                className={mergeClasses(styles.bar, styles.lying)}
              />
              <Panel id="bottom" minSize={`${SMALLEST}%`}>
                <Pane share={100 - top} title={text('splitPane.bottom')} />
              </Panel>
            </Group>
          </Panel>
        </Group>
      </div>
    </DemoPage>
  );
}

export const messages = [demoMessages, uiMessages];

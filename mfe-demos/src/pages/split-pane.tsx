import { Button, makeStyles, mergeClasses, tokens, uiMessages } from '@backoffice/ui';
import { useState } from 'react';
import { Group, Panel, Separator, useGroupRef } from 'react-resizable-panels';
import { DemoPage } from '../demo-page';
import { messages as demoMessages } from '../messages';

const useSplitPaneStyles = makeStyles({
  frame: {
    height: '480px',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  pane: {
    boxSizing: 'border-box',
    height: '100%',
    padding: tokens.spacingHorizontalM,
    overflow: 'auto',
    overflowWrap: 'anywhere',
  },
  bar: {
    position: 'relative',
    flexShrink: 0,
    backgroundColor: tokens.colorNeutralStroke1,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px', zIndex: 1 },
    ':is(:hover, [data-separator=active])': { backgroundColor: tokens.colorBrandBackground },
    '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
    // Enlarges the touch target of the separator.
    '@media (pointer: coarse)': { '::after': { content: '""', position: 'absolute', inset: '-18px' } },
  },
  upright: { width: '8px' },
  lying: { height: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  share: { margin: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface PaneProps {
  title: string;
  /** The pane's share of the space, in percent. */
  share: number;
}

function Pane({ title, share }: PaneProps) {
  const styles = useSplitPaneStyles();
  return (
    <div className={styles.pane}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.share}>{Math.round(share)} %</p>
    </div>
  );
}

const START = { left: 50, top: 50 };
const SMALLEST = 10;
const STEP = 10;

const within = (share: number) => Math.min(100 - SMALLEST, Math.max(SMALLEST, share));

/** Demonstrates resizable panes. */
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

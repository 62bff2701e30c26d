import { makeStyles, tokens } from '@backoffice/ui';

export const useSplitPaneStyles = makeStyles({
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
  },
  upright: { width: '8px' },
  lying: { height: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  share: { margin: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface PaneProps {
  title: string;
  /** Of the room, in percent. */
  share: number;
}

export function Pane({ title, share }: PaneProps) {
  const styles = useSplitPaneStyles();
  return (
    <div className={styles.pane}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.share}>{Math.round(share)} %</p>
    </div>
  );
}

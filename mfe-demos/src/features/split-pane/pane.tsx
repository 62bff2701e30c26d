import { useSplitPaneStyles } from './split-pane.styles';

export interface PaneProps {
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

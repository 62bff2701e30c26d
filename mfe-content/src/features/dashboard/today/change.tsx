import { makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { percentText } from './percent-text';
import { todayMessages } from './today-messages';

const useChangeStyles = makeStyles({
  change: { color: tokens.colorNeutralForeground2 },
  better: { color: tokens.colorStatusSuccessForeground1 },
  worse: { color: tokens.colorStatusDangerForeground3 },
});

interface ChangeProps {
  now: number;
  before: number;
}

/** The change from yesterday's figure at the same time, as a sentence with an arrow. */
export function Change({ now, before }: ChangeProps) {
  const styles = useChangeStyles();
  const text = todayMessages.useText();
  const tenths = before === 0 ? 0 : Math.round((now / before - 1) * 1000);
  if (before === 0 || tenths === 0)
    return <span className={styles.change}>{text(before === 0 ? 'today.first' : 'today.same')}</span>;
  const isMore = tenths > 0;
  return (
    <span className={mergeClasses(styles.change, isMore ? styles.better : styles.worse)}>
      <span aria-hidden="true">{isMore ? '▲ ' : '▼ '}</span>
      {text(isMore ? 'today.more' : 'today.less', { change: percentText(Math.abs(tenths) / 10) })}
    </span>
  );
}

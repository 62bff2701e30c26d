import { messages } from '../../messages';
import { useMixinStyles } from './mixin.styles';

/** A cover that slides away where it is pointed at or focused. */
export function OpeningCard() {
  const styles = useMixinStyles();
  const text = messages.useText();
  return (
    <button className={styles.thumb} type="button">
      <span className={styles.behind}>{text('mixin.card.text')}</span>
      <span className={styles.cover} data-cover="">
        {text('mixin.card.name')}
      </span>
    </button>
  );
}

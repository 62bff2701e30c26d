import { Button } from '@backoffice/ui';
import { pageMessages } from './page-messages';
import type { TypedWeights } from './typed-weights';
import { useWeightStyles } from './weights.styles';

/** Saves or discards the typed weights. Absent while none is typed. */
export function WeightsBar({ weights }: { weights: TypedWeights }) {
  const styles = useWeightStyles();
  const text = pageMessages.useText();
  const { changed, isBusy, isComplete } = weights;
  if (changed.length === 0) return null;
  return (
    <div className={styles.bar}>
      <Button
        appearance="primary"
        disabledFocusable={isBusy || !isComplete}
        onClick={() => void weights.save()}
      >
        {text('merchantPage.weights.save')}
      </Button>
      <Button disabledFocusable={isBusy} onClick={weights.restoreAll}>
        {text('merchantPage.weights.discard')}
      </Button>
      <span className={styles.hint} role="status">
        {isComplete
          ? text('merchantPage.weights.changed', { count: changed.length })
          : text('merchantPage.weights.invalid')}
      </span>
    </div>
  );
}

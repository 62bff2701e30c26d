import type { Channel } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { channelTypeName } from '@backoffice/list-screen/channel-name';
import { Input, Link } from '@backoffice/ui';
import { pressedKey } from '@backoffice/ui/pressed-key';
import { type KeyboardEvent, useContext } from 'react';
import { pageMessages } from './page-messages';
import { TypedWeightsContext } from './typed-weights';
import { useWeightStyles } from './weights.styles';

/** Moves the focus to the field of the previous or next weight, if there is one. */
function moveFocus(from: HTMLInputElement, step: number): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(`input[name="${from.name}"]`)];
  fields[fields.indexOf(from) + step]?.focus();
}

/** The weight of a channel: a field for users who may edit channels, else a figure. */
export function WeightCell({ channel }: { channel: Channel }) {
  const weights = useContext(TypedWeightsContext);
  const styles = useWeightStyles();
  const text = pageMessages.useText();
  const { merchantChannel, merchantNo, merchantWeight } = channel;
  if (!weights) return <span>{formatNumber(merchantWeight)}</span>;

  const actions: Partial<Record<string, (field: HTMLInputElement) => void>> = {
    Enter: () => void weights.save(),
    ArrowUp: (field) => moveFocus(field, -1),
    ArrowDown: (field) => moveFocus(field, 1),
    // Otherwise Escape closes the panel.
    ...(weights.textOf(channel) !== String(merchantWeight) && { Escape: () => weights.restore(channel) }),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const action = actions[pressedKey(event)];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action(event.currentTarget);
  };
  const isOutdated = weights.isOutdated(channel);
  return (
    <span className={styles.cell}>
      <Input
        aria-invalid={weights.weightAt(channel) === undefined}
        aria-label={text('merchantPage.weights.of', {
          channel: `${channelTypeName(merchantChannel)} ${merchantNo}`,
        })}
        className={styles.field}
        disabled={weights.isBusy}
        inputMode="numeric"
        maxLength={3}
        name={`weight-of-${channel.merchantId}`}
        onChange={(_, { value }) => weights.type(channel, value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={onKeyDown}
        value={weights.textOf(channel)}
      />
      {isOutdated && (
        <span className={styles.outdated} role="alert">
          {text('merchantPage.weights.outdated', { weight: formatNumber(merchantWeight) })}{' '}
          <Link as="button" inline onClick={() => weights.keep(channel)}>
            {text('merchantPage.weights.keep')}
          </Link>
        </span>
      )}
    </span>
  );
}

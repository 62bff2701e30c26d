import type { Channel, ChannelWeight } from '@backoffice/contract';
import { useFormValue } from '@backoffice/ui/form';
import type { ChannelFormInput } from './channel-form-rules';
import { useMerchantWeights } from './channels.queries';
import { ShareForecast } from './shares/share-forecast';

/** Stands for a channel that has no id yet. */
const NEW_ID = 0;

/** What the weight and the status in the form make of the shares of the merchant's channels. */
export function TypedShares({ channel }: { channel?: Channel }) {
  const merchantId = useFormValue<ChannelFormInput, 'merchantId'>('merchantId');
  const merchantChannel = useFormValue<ChannelFormInput, 'merchantChannel'>('merchantChannel');
  const typed = useFormValue<ChannelFormInput, 'merchantWeight'>('merchantWeight');
  const status = useFormValue<ChannelFormInput, 'status'>('status');
  const { data: before, isError } = useMerchantWeights(merchantId);
  if (merchantId === null || !merchantChannel) return null;

  const id = channel?.id ?? NEW_ID;
  const merchantWeight = Number.isInteger(typed) && typed! >= 0 ? typed! : 0;
  const own: ChannelWeight = { id, merchantId, merchantChannel, merchantWeight, status };
  const after = before && [...before.filter((other) => other.id !== id), own];
  return (
    <ShareForecast after={after} before={before} failed={isError} isOff={status !== 'active'} ownId={id} />
  );
}

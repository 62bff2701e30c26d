import { joinList } from '@backoffice/i18n/format-list';
import {
  CHANNEL_WEIGHT_MAX,
  CHANNEL_WEIGHT_MIN,
  merchantStatuses,
  type Channel,
  type ChannelWeight,
} from '@backoffice/contract';
import { channelTypeName, useChannelTypes } from '@backoffice/list-screen/channel-name';
import { NumberField, SelectField, TextAreaField, useFormValue } from '@backoffice/ui/form';
import { messages } from '../../../messages';
import { channelStatusTexts } from '../channel-texts';
import { useMerchantWeights } from '../channels.queries';
import { ShareForecast } from '../shares/share-forecast';
import type { ChannelForm, ChannelFormInput } from './channel-form';
import { KeyPairFields } from './key-fields';
import { FixedField, MerchantFields } from './merchant-fields';

/** Stands in for the id of a channel that is not stored yet. */
const NEW_ID = 0;

/** Forecasts the shares of the merchant's channels from the weight and status in the form. */
function TypedShares({ channel }: { channel?: Channel }) {
  const merchantId = useFormValue<ChannelFormInput, 'merchantId'>('merchantId');
  const merchantChannel = useFormValue<ChannelFormInput, 'merchantChannel'>('merchantChannel');
  const merchantNo = useFormValue<ChannelFormInput, 'merchantNo'>('merchantNo');
  const typed = useFormValue<ChannelFormInput, 'merchantWeight'>('merchantWeight');
  const status = useFormValue<ChannelFormInput, 'status'>('status');
  const { data: before, isError } = useMerchantWeights(merchantId);
  if (merchantId === null || !merchantChannel) return null;

  const id = channel?.id ?? NEW_ID;
  const merchantWeight = Number.isInteger(typed) && typed! >= 0 ? typed! : 0;
  const own: ChannelWeight = { id, merchantId, merchantNo, merchantChannel, merchantWeight, status };
  const after = before && [...before.filter((other) => other.id !== id), own];
  return (
    <ShareForecast after={after} before={before} failed={isError} isOff={status !== 'active'} ownId={id} />
  );
}

/**
 * Returns the numbers of the accounts that the chosen merchant already has with the chosen provider; another one is rare but
 * allowed.
 */
function useOtherAccounts(isNew: boolean): string[] {
  const merchantId = useFormValue<ChannelFormInput, 'merchantId'>('merchantId');
  const merchantChannel = useFormValue<ChannelFormInput, 'merchantChannel'>('merchantChannel');
  const { data = [] } = useMerchantWeights(merchantId);
  const accounts = data.filter((channel) => channel.merchantChannel === merchantChannel);
  return isNew ? accounts.map(({ merchantNo }) => merchantNo) : [];
}

interface ChannelFormFieldsProps {
  form: ChannelForm;
  /** The stored channel, whose merchant and channel can't be changed; absent for a new one. */
  channel?: Channel;
}

export function ChannelFormFields({ form, channel }: ChannelFormFieldsProps) {
  const text = messages.useText();
  const accounts = useOtherAccounts(!channel);
  const channels = useChannelTypes();
  return (
    <>
      <MerchantFields channel={channel} form={form} />
      {channel ? (
        <FixedField
          label={text('channels.field.channel')}
          name="merchantChannel"
          value={channelTypeName(channel.merchantChannel)}
        />
      ) : (
        <SelectField<ChannelFormInput>
          hint={
            accounts.length > 0
              ? text('channels.form.channel.taken', { numbers: joinList(accounts) })
              : undefined
          }
          label={text('channels.field.channel')}
          name="merchantChannel"
          options={channels}
          placeholder={text('channels.form.channel.choose')}
          required
        />
      )}
      <SelectField<ChannelFormInput>
        label={text('channels.field.status')}
        name="status"
        options={merchantStatuses.map((value) => ({ value, label: text(channelStatusTexts[value]) }))}
        placeholder={text('channels.form.status.choose')}
        required
      />
      <NumberField<ChannelFormInput>
        // The field that users change most.
        focusedFirst={channel !== undefined}
        hint={text('channels.form.weight.hint')}
        label={text('channels.field.weight')}
        max={CHANNEL_WEIGHT_MAX}
        min={CHANNEL_WEIGHT_MIN}
        name="merchantWeight"
        required
      />
      <TypedShares channel={channel} />
      <KeyPairFields channel={channel} form={form} pair="up" />
      <KeyPairFields channel={channel} form={form} pair="down" />
      <TextAreaField<ChannelFormInput>
        code
        hint={text('channels.form.expansion.hint')}
        label={text('channels.field.expansion')}
        name="merchantExpansion"
        wide
      />
    </>
  );
}

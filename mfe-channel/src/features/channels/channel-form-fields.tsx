import { CHANNEL_WEIGHT_MAX, CHANNEL_WEIGHT_MIN, merchantStatuses, type Channel } from '@backoffice/contract';
import { NumberField, SelectField, TextAreaField } from '@backoffice/ui/form';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../messages';
import type { ChannelForm } from './channel-form';
import type { ChannelFormInput } from './channel-form-rules';
import { channelStatusTexts } from './channel-texts';
import { channelOptionsQuery } from './channels.queries';
import { KeyPairFields } from './key-pair-fields';
import { MerchantFields } from './merchant-fields';
import { TypedShares } from './typed-shares';

interface ChannelFormFieldsProps {
  form: ChannelForm;
  /** As it is stored; absent for a new one. Its merchant and its channel stay. */
  channel?: Channel;
}

export function ChannelFormFields({ form, channel }: ChannelFormFieldsProps) {
  const text = messages.useText();
  const { data: known = [] } = useQuery(channelOptionsQuery);
  const isListed = !channel || known.some(({ code }) => code === channel.merchantChannel);
  const channels = known.map(({ name, code }) => ({ value: code, label: name }));
  if (!isListed) channels.push({ value: channel.merchantChannel, label: channel.merchantChannel });
  return (
    <>
      <MerchantFields channel={channel} form={form} />
      <SelectField<ChannelFormInput>
        disabled={channel !== undefined}
        label={text('channels.field.channel')}
        name="merchantChannel"
        options={channels}
        placeholder={text('channels.form.channel.choose')}
        required
      />
      <SelectField<ChannelFormInput>
        label={text('channels.field.status')}
        name="status"
        options={merchantStatuses.map((value) => ({ value, label: text(channelStatusTexts[value]) }))}
        placeholder={text('channels.form.status.choose')}
        required
      />
      <NumberField<ChannelFormInput>
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

import type { Channel } from '@backoffice/contract';
import { Button } from '@backoffice/ui';
import { ComboboxField, TextField } from '@backoffice/ui/form';
import { useState } from 'react';
import { messages } from '../../messages';
import type { ChannelForm } from './channel-form';
import type { ChannelFormInput } from './channel-form-rules';
import { useMerchantFieldsStyles } from './merchant-fields.styles';
import { useMerchantOptions } from './use-merchant-options';

interface MerchantFieldsProps {
  form: ChannelForm;
  channel?: Channel;
}

/** Which merchant it is, and the number under which the channel knows it. */
export function MerchantFields({ form, channel }: MerchantFieldsProps) {
  const text = messages.useText();
  const styles = useMerchantFieldsStyles();
  const [own, setOwn] = useState<string>();
  const { options, note, onSearch } = useMerchantOptions(channel === undefined);
  return (
    <>
      <ComboboxField<ChannelFormInput, number>
        chosenLabel={channel?.merchantName}
        disabled={channel !== undefined}
        label={text('channels.field.merchant')}
        name="merchantId"
        note={note}
        onChoose={(merchant) => setOwn(merchant?.detail)}
        onSearch={onSearch}
        options={options}
        placeholder={text('channels.form.merchant.search')}
        required
      />
      <div className={styles.number}>
        <TextField<ChannelFormInput>
          hint={text('channels.form.number.hint')}
          label={text('channels.field.number')}
          name="merchantNo"
          required
        />
        {own && (
          <Button
            appearance="transparent"
            className={styles.take}
            onClick={() => form.setValue('merchantNo', own, { shouldDirty: true, shouldValidate: true })}
            size="small"
          >
            {text('channels.form.number.take', { number: own })}
          </Button>
        )}
      </div>
    </>
  );
}

import type { Channel, ChannelKeyField } from '@backoffice/contract';
import { TextAreaField, useFormValue } from '@backoffice/ui/form';
import { useEffect, useMemo } from 'react';
import { messages } from '../../messages';
import type { ChannelForm } from './channel-form';
import type { ChannelFormInput } from './channel-form-rules';
import { channelKeyTexts } from './channel-texts';
import { KeyFacts } from './key-facts';
import { inspectKey } from './keys/inspect-key';
import { keyBoxes } from './keys/key-boxes';

interface KeyFieldProps {
  form: ChannelForm;
  box: ChannelKeyField;
  channel?: Channel;
}

/** A key's box; under it what was pasted, or what is stored and stays. */
export function KeyField({ form, box, channel }: KeyFieldProps) {
  const text = messages.useText();
  const value = useFormValue<ChannelFormInput, ChannelKeyField>(box);
  const typed = useMemo(() => inspectKey(value), [value]);
  const { trigger, getValues } = form;

  // A pasted key is checked at once, and the other one of its pair with it.
  useEffect(() => {
    const { partner } = keyBoxes[box];
    if (value.trim() !== '') void trigger(getValues(partner).trim() === '' ? box : [box, partner]);
  }, [value, box, trigger, getValues]);

  return (
    <TextAreaField<ChannelFormInput>
      code
      hint={<KeyFacts box={box} channel={channel} isBlank={value.trim() === ''} typed={typed} />}
      label={text(channelKeyTexts[box])}
      name={box}
      rows={3}
    />
  );
}

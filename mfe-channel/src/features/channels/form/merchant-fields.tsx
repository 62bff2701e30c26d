import { MAX_LIMIT, type Channel, type ListPage, type MerchantOption } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { Button, CopyButton, Select, uiMessages } from '@backoffice/ui';
import { ComboboxField, FormField, TextField, type ComboboxOption } from '@backoffice/ui/form';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../messages';
import { channelsApi } from '../channels.api';
import { merchantOptionsQuery } from '../channels.queries';
import type { ChannelForm, ChannelFormInput } from './channel-form';
import { useChannelFormStyles } from './channel-form.styles';

const SEARCH_LIMIT = 50;

/** Finds merchants whose name contains the text, or whose number begins with it. */
async function searchMerchants(typed: string, signal: AbortSignal): Promise<ListPage<MerchantOption>> {
  const read = (search: { merchantName?: string; merchantNo?: string }) =>
    channelsApi.merchantOptions({ ...search, limit: SEARCH_LIMIT }, { signal, quiet: true });
  const [byName, byNumber] = await Promise.all([read({ merchantName: typed }), read({ merchantNo: typed })]);
  const found = new Map([...byNumber.items, ...byName.items].map((merchant) => [merchant.id, merchant]));
  return { items: [...found.values()], total: Math.max(byName.total, byNumber.total) };
}

/**
 * Returns the active merchants to choose from: all of up to a thousand, above that the results of a server search for the typed
 * text.
 *
 * @param enabled false where the merchant can't be changed
 */
function useMerchantOptions(enabled: boolean) {
  const text = messages.useText();
  const [typed, setTyped] = useState('');
  const first = useQuery({ ...merchantOptionsQuery, enabled });
  const isTooMany = (first.data?.total ?? 0) > MAX_LIMIT;
  const isSearching = isTooMany && typed !== '';
  const search = useQuery({
    queryKey: ['channels', 'merchants', typed],
    queryFn: ({ signal }) => searchMerchants(typed, signal),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, isError } = isSearching ? search : first;
  const options = (data?.items ?? []).map(({ id, merchantName, merchantNo }): ComboboxOption<number> => ({
    value: id,
    label: merchantName,
    detail: merchantNo,
  }));
  const noteOf = () => {
    if (isFetching) return text('channels.form.merchant.loading');
    if (isError) return text('channels.form.merchant.failed');
    if (options.length === 0) return text('channels.form.merchant.none');
    if (isTooMany) return text('channels.form.merchant.too-many', { total: formatNumber(first.data!.total) });
    return text('channels.form.merchant.total', { count: data!.total, total: formatNumber(data!.total) });
  };
  return { options, note: noteOf(), onSearch: setTyped };
}

/** Returns the merchant for which the form was opened: its name, and its own number as the detail. */
function useGivenMerchant(id: number | null): ComboboxOption<number> | undefined {
  const { data } = useQuery({
    queryKey: ['channels', 'named-merchants', id],
    queryFn: ({ signal }) => channelsApi.namedMerchants({ ids: [id!] }, { signal, quiet: true }),
    enabled: id !== null,
  });
  const merchant = data?.[0];
  return merchant && { value: merchant.id, label: merchant.merchantName, detail: merchant.merchantNo };
}

interface FixedFieldProps {
  name: 'merchantId' | 'merchantChannel';
  label: string;
  value: string;
}

/** A disabled select with a button to copy its value. */
export function FixedField({ value, ...field }: FixedFieldProps) {
  const styles = useChannelFormStyles();
  return (
    <FormField<ChannelFormInput> {...field}>
      {(labelling) => (
        <div className={styles.fixed}>
          <Select {...labelling} className={styles.fixedValue} disabled value={value}>
            <option>{value}</option>
          </Select>
          <CopyButton label={uiMessages.text('ui.copy.action', { name: field.label })} value={value} />
        </div>
      )}
    </FormField>
  );
}

interface MerchantFieldsProps {
  form: ChannelForm;
  channel?: Channel;
}

/** The merchant, and its number at the channel. */
export function MerchantFields({ form, channel }: MerchantFieldsProps) {
  const text = messages.useText();
  const styles = useChannelFormStyles();
  const [givenId] = useState(() => (channel ? null : form.getValues('merchantId')));
  const given = useGivenMerchant(givenId);
  const [chosen, setChosen] = useState<ComboboxOption<number> | null>();
  const ownNumber = (chosen === undefined ? given : chosen)?.detail;
  const { options, note, onSearch } = useMerchantOptions(channel === undefined);
  return (
    <>
      {channel ? (
        <FixedField label={text('channels.field.merchant')} name="merchantId" value={channel.merchantName} />
      ) : (
        <ComboboxField<ChannelFormInput, number>
          chosenLabel={given?.label ?? ''}
          label={text('channels.field.merchant')}
          name="merchantId"
          note={note}
          onChoose={setChosen}
          onSearch={onSearch}
          options={options}
          placeholder={text('channels.form.merchant.search')}
          required
        />
      )}
      <div className={styles.number}>
        <TextField<ChannelFormInput>
          focusedFirst={givenId !== null}
          hint={text('channels.form.number.hint')}
          label={text('channels.field.number')}
          name="merchantNo"
          required
        />
        {ownNumber && (
          <Button
            appearance="transparent"
            className={styles.useOwnNumber}
            onClick={() =>
              form.setValue('merchantNo', ownNumber, { shouldDirty: true, shouldValidate: true })
            }
            size="small"
          >
            {text('channels.form.number.take', { number: ownNumber })}
          </Button>
        )}
      </div>
    </>
  );
}

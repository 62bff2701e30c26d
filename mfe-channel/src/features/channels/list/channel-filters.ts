import { CHANNEL_NUMBER_MAX, type ChannelOption } from '@backoffice/contract';
import type { FilterField, FilterValues } from '@backoffice/ui/list';
import type { messages } from '../../../messages';
import { channelListQuery, firstChannelPage, type ChannelListQuery } from '../channel-list-query';

type Text = typeof messages.text;
type FilterName = 'merchantNo' | 'merchantChannel' | 'sort';

/**
 * The fields of the bar above the list.
 *
 * @param known the channels that there are; one that the address names stands among them anyway
 */
export function channelFilterFields(
  text: Text,
  known: readonly ChannelOption[],
  { merchantChannel }: ChannelListQuery,
): FilterField<FilterName>[] {
  const isUnknown = merchantChannel && !known.some(({ code }) => code === merchantChannel);
  const channels = isUnknown ? [...known, { name: merchantChannel, code: merchantChannel }] : known;
  return [
    {
      kind: 'text',
      name: 'merchantNo',
      label: text('channels.field.number'),
      maxLength: CHANNEL_NUMBER_MAX,
    },
    {
      kind: 'select',
      name: 'merchantChannel',
      label: text('channels.field.channel'),
      clearable: true,
      options: channels.map(({ name, code }) => ({ value: code, label: name })),
    },
    {
      kind: 'select',
      name: 'sort',
      label: text('channels.field.sort'),
      options: [
        { value: '+id', label: text('channels.sort.ascending') },
        { value: '-id', label: text('channels.sort.descending') },
      ],
    },
  ];
}

/** What the bar shows for a list. */
export function channelFilterValues(query: ChannelListQuery): FilterValues<FilterName> {
  const { merchantNo = '', merchantChannel = '', sort } = query;
  return { merchantNo, merchantChannel, sort };
}

/** The part of a list's query that the bar says. */
export function filteredBy(values: FilterValues<FilterName>) {
  return {
    merchantNo: values.merchantNo.trim() || undefined,
    merchantChannel: values.merchantChannel || undefined,
    sort: channelListQuery.shape.sort.read(values.sort) ?? firstChannelPage.sort,
  };
}

/** The filters in force, each as "field: value". */
export function channelFiltersInWords({ merchantNo, merchantChannel }: ChannelListQuery, text: Text) {
  const inForce = [
    { field: text('channels.field.number'), value: merchantNo },
    { field: text('channels.field.channel'), value: merchantChannel },
  ];
  return inForce.flatMap(({ field, value }) =>
    value ? [text('channels.filter.in-words', { field, value })] : [],
  );
}

import { type ChannelType, channelTypeSorts } from '@backoffice/contract';
import { defineList } from '@backoffice/list-screen';
import { channelTypeFields, channelTypeMessages as messages } from './channel-type-fields';
import { channelTypesApi } from './channel-types.api';

/** The list of channel types. */
export const channelTypes = defineList<ChannelType>()({
  name: 'channelTypes',
  screen: 'channelTypes',
  reasonSubject: 'channel-type',
  messages,
  texts: {
    caption: 'channelTypes.list.caption',
    failed: 'channelTypes.list.failed.title',
    inForce: 'channelTypes.filter.in-words',
    empty: {
      title: 'channelTypes.list.empty.title',
      body: 'channelTypes.list.empty.body',
      action: 'channelTypes.action.add',
    },
  },
  read: channelTypesApi.list,
  reread: channelTypesApi.read,
  nameOf: ({ name }) => name,
  filters: {},
  sorts: {
    label: 'channelTypes.field.sort',
    ascending: 'channelTypes.sort.ascending',
    descending: 'channelTypes.sort.descending',
    columns: channelTypeSorts,
  },
  fields: channelTypeFields,
  actions: { header: 'channelTypes.field.actions' },
  history: channelTypesApi.history,
  form: {
    add: 'channelTypes.action.add',
    load: async () => (await import('./channel-type-form')).ChannelTypeForm,
  },
});

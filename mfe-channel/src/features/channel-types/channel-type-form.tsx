import {
  CHANNEL_TYPE_NAME_MAX,
  type ChannelType,
  channelTypeCreateRequest,
  type ChannelTypeCreateRequest,
} from '@backoffice/contract';
import type { RowFormDialog } from '@backoffice/list-screen';
import { comparedFields, defineForm } from '@backoffice/list-screen/form';
import { type IssuePhrase, TextField } from '@backoffice/ui/form';
import * as z from 'zod/mini';
import { channelTypeFields, channelTypeMessages as messages } from './channel-type-fields';
import { channelTypesApi } from './channel-types.api';

/** The rules of the calls, which the form uses too; the code of a type cannot be changed. */
const { code: _code, ...names } = channelTypeCreateRequest.shape;

const newType = { code: '', name: '', nameZh: '', nameEs: '', nameJa: '' };
type TypeInput = typeof newType & ChannelTypeCreateRequest;

/** Returns the message for an invalid field. */
const phrase: IssuePhrase<TypeInput> = (field, { code }) => {
  const { text } = messages;
  if (field === 'code') return text('channelTypes.form.code.invalid');
  return code === 'too_big'
    ? text('channelTypes.form.name.too-long', { max: CHANNEL_TYPE_NAME_MAX })
    : text('channelTypes.form.name.required');
};

const nameFields = ['name', 'nameZh', 'nameEs', 'nameJa'] as const;

/** @param isNew the code can be typed for a new type only */
function TypeFields({ isNew }: { isNew: boolean }) {
  const text = messages.useText();
  return (
    <>
      <TextField<TypeInput>
        hint={isNew ? text('channelTypes.form.code.hint') : undefined}
        label={text(channelTypeFields.code.label)}
        name="code"
        readOnly={!isNew}
        required={isNew}
        wide
      />
      {nameFields.map((name) => (
        <TextField<TypeInput>
          hint={name === 'name' ? undefined : text('channelTypes.form.name.hint')}
          key={name}
          label={text(channelTypeFields[name].label)}
          name={name}
          required={name === 'name'}
        />
      ))}
    </>
  );
}

export const ChannelTypeForm: RowFormDialog<ChannelType> = defineForm({
  messages,
  phrase,
  valuesOf: ({ code, name, nameZh, nameEs, nameJa }: ChannelType) => ({ code, name, nameZh, nameEs, nameJa }),
  fields: (type) => <TypeFields isNew={!type} />,
  useCompared: () => comparedFields(channelTypeFields, messages.useText()),
  create: {
    rules: channelTypeCreateRequest,
    blank: newType,
    send: channelTypesApi.create,
    texts: {
      title: 'channelTypes.form.create-title',
      created: 'channelTypes.notice.created',
      failed: 'channelTypes.notice.create-failed',
      createdBefore: 'channelTypes.form.created-before',
    },
  },
  edit: {
    rules: z.object(names),
    send: (values, { id, updatedAt }, reason) => channelTypesApi.update({ id, updatedAt, reason, ...values }),
    texts: {
      title: 'channelTypes.form.edit-title',
      saved: 'channelTypes.notice.updated',
      failed: 'channelTypes.notice.update-failed',
      reloadFailed: 'channelTypes.notice.reload-failed',
      conflict: 'channelTypes.form.conflict.title',
    },
  },
});

import {
  WEBHOOK_DESCRIPTION_MAX,
  WEBHOOK_NAME_MAX,
  WEBHOOK_URL_MAX,
  webhookKinds,
} from '@backoffice/contract/webhook-values';
import { type Webhook, webhookCreateRequest } from '@backoffice/contract/webhooks';
import type { RowFormDialog } from '@backoffice/list-screen';
import { comparedFields, defineForm } from '@backoffice/list-screen/form';
import { store } from '@backoffice/session';
import { Checkbox, Field } from '@backoffice/ui';
import { type IssuePhrase, TextAreaField, TextField } from '@backoffice/ui/form';
import * as z from 'zod/mini';
import { NamesField, namesOf } from '../../parts/names-field';
import { issuedSecretAtom } from './issued-secret';
import { kindTexts, webhookFields, webhookMessages as messages } from './webhook-fields';
import { webhooksApi } from './webhooks.api';

const { name, url, description } = webhookCreateRequest.shape;
/** The kinds are one text, as in the history. */
const webhookRules = z.object({ name, url, description, kinds: z.string().check(z.minLength(1)) });
type WebhookInput = z.input<typeof webhookRules>;
type WebhookValues = z.output<typeof webhookRules>;

const valuesOf = (webhook: Webhook): WebhookInput => ({
  name: webhook.name,
  url: webhook.url,
  description: webhook.description,
  kinds: webhook.kinds.join(', '),
});
/** Returns the values for the calls; the server refuses kinds that it does not know. */
const sent = ({ kinds, ...values }: WebhookValues) => ({
  ...values,
  kinds: namesOf(kinds) as (typeof webhookKinds)[number][],
});

const limits = {
  name: WEBHOOK_NAME_MAX,
  url: WEBHOOK_URL_MAX,
  description: WEBHOOK_DESCRIPTION_MAX,
} as const;
const phrase: IssuePhrase<WebhookInput> = (field, { code }) => {
  if (field === 'kinds') return messages.text('webhooks.form.kinds.required');
  if (code === 'too_big') return messages.text('webhooks.form.too-long', { max: limits[field] });
  return messages.text(field === 'url' ? 'webhooks.form.url.required' : 'webhooks.form.name.required');
};

function WebhookFields() {
  const text = messages.useText();
  return (
    <>
      <TextField<WebhookInput>
        hint={text('webhooks.form.name.hint', { max: WEBHOOK_NAME_MAX })}
        label={text('webhooks.field.name')}
        name="name"
        required
        wide
      />
      <TextField<WebhookInput>
        hint={text('webhooks.form.url.hint')}
        label={text('webhooks.field.url')}
        name="url"
        required
        type="url"
        wide
      />
      <TextAreaField<WebhookInput>
        hint={text('webhooks.form.description.hint')}
        label={text('webhooks.field.description')}
        name="description"
        wide
      />
      <NamesField
        all={webhookKinds}
        hint={text('webhooks.form.kinds.hint')}
        label={text('webhooks.field.kinds')}
        name="kinds"
      >
        {(isChosen, choose) =>
          webhookKinds.map((kind) => (
            // Each checkbox needs a field of its own; otherwise the surrounding field would label all of them.
            <Field key={kind}>
              <Checkbox
                checked={isChosen(kind)}
                label={text(kindTexts[kind])}
                onChange={(_event, { checked }) => choose(kind, checked === true)}
              />
            </Field>
          ))
        }
      </NamesField>
    </>
  );
}

export const WebhookForm: RowFormDialog<Webhook> = defineForm({
  messages,
  phrase,
  valuesOf,
  fields: () => <WebhookFields />,
  useCompared() {
    const {
      name: ofName,
      url: ofUrl,
      description: ofDescription,
      kinds,
    } = comparedFields(webhookFields, messages.useText());
    return { name: ofName!, url: ofUrl!, description: ofDescription!, kinds: kinds! };
  },
  create: {
    rules: webhookRules,
    blank: { name: '', url: '', description: '', kinds: '' },
    async send(values, idempotencyKey) {
      const { secret, ...created } = await webhooksApi.create(sent(values), idempotencyKey);
      if (secret !== null) store.set(issuedSecretAtom, { name: created.name, secret });
      return created;
    },
    texts: {
      title: 'webhooks.form.create-title',
      created: 'webhooks.notice.created',
      failed: 'webhooks.notice.create-failed',
      createdBefore: 'webhooks.form.created-before',
    },
  },
  edit: {
    rules: webhookRules,
    send: (values, { id, updatedAt }, reason) =>
      webhooksApi.update({ id, updatedAt, reason, ...sent(values) }),
    texts: {
      title: 'webhooks.form.edit-title',
      saved: 'webhooks.notice.updated',
      failed: 'webhooks.notice.update-failed',
      reloadFailed: 'webhooks.notice.reload-failed',
      conflict: 'webhooks.form.conflict.title',
    },
  },
});

import { api, isUnanswered } from '@backoffice/api-client';
import { merchantPaths, type Merchant } from '@backoffice/contract';
import { defineMessages } from '@backoffice/i18n';
import { fakeApi, renderPage } from '@backoffice/testing';
import { TextField, type FormSchema } from '@backoffice/ui/form';
import type { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { readRows } from '../changes/read-rows';
import { firstPage } from '../declaration/address';
import type { RowFormProps } from '../declaration/define-list';
import { listScreenMessages } from '../messages';
import { defineForm } from './define-form';

interface ShopValues {
  merchantName: string;
  merchantExpansionA: string;
}

const texts = {
  name: 'Name',
  note: 'Note',
  'create.title': 'Add shop',
  'create.done': 'Shop added',
  'create.failed': 'Could not add the shop',
  'create.before': 'An earlier attempt added the shop',
  'edit.title': 'Edit {{name}}',
  'edit.done': 'Shop saved',
  'edit.failed': 'Could not save the shop',
  'edit.reload-failed': 'Could not reload the shop',
  'edit.conflict': 'Another user changed this shop',
  'close.title': 'Close {{name}}?',
  'close.body': 'Customers cannot pay in {{name}} afterwards.',
  'close.confirm': 'Close shop',
};
const load = () => Promise.resolve({ default: texts });
const messages = defineMessages('shop-form', { en: load, zh: load, es: load, ja: load });

/** A note of this text asks a question before it is saved. */
export const CLOSED = 'closed';

const rules: FormSchema<ShopValues, ShopValues> = {
  '~standard': {
    validate(value) {
      const values = value as ShopValues;
      if (values.merchantName) return { value: values };
      return { issues: [{ path: ['merchantName'], code: 'too_small', message: '' }] };
    },
  },
};

export const ShopForm = defineForm({
  messages,
  phrase: () => 'Enter a name',
  valuesOf: ({ merchantName, merchantExpansionA }: Merchant): ShopValues => ({
    merchantName,
    merchantExpansionA,
  }),
  fields: () => (
    <>
      <TextField<ShopValues> label="Name" name="merchantName" />
      <TextField<ShopValues> label="Note" name="merchantExpansionA" />
    </>
  ),
  useCompared: () => ({ merchantName: { label: 'Name' }, merchantExpansionA: { label: 'Note' } }),
  create: {
    rules,
    blank: { merchantName: '', merchantExpansionA: '' },
    send: (values, idempotencyKey): Promise<Merchant> =>
      api.put(merchantPaths.merchantCreate, values, { idempotencyKey, quiet: isUnanswered, shown: true }),
    texts: {
      title: 'create.title',
      created: 'create.done',
      failed: 'create.failed',
      createdBefore: 'create.before',
    },
  },
  edit: {
    rules,
    send: (values, { id, updatedAt }, reason): Promise<Merchant> =>
      api.put(
        merchantPaths.merchantUpdate,
        { id, updatedAt, reason, ...values },
        { quiet: isUnanswered, shown: true },
      ),
    question: ({ merchantExpansionA }) =>
      merchantExpansionA === CLOSED
        ? { title: 'close.title', body: 'close.body', confirm: 'close.confirm' }
        : undefined,
    texts: {
      title: 'edit.title',
      saved: 'edit.done',
      failed: 'edit.failed',
      reloadFailed: 'edit.reload-failed',
      conflict: 'edit.conflict',
    },
  },
});

export const LATER = '2026-04-01T00:00:00.000Z';

export const shop: Merchant = {
  id: 1,
  merchantName: 'Shop 1',
  merchantNo: 'M2026000001',
  freeDifference: 0,
  merchantExpansionA: 'old',
  merchantExpansionB: '',
  merchantExpansionC: '',
  merchantExpansionD: '',
  status: 'active',
  createdAt: '2026-03-04T15:06:07.000Z',
  updatedAt: '2026-03-04T15:06:07.000Z',
};

const list: RowFormProps<Merchant>['list'] = {
  name: 'merchants',
  key: ['shops'],
  pageKey: ({ page }) => ['shops', page],
  read: () => Promise.resolve({ items: [], total: 0 }),
  reread: async ({ id }) => (await readRows<Merchant>('merchants', [id]))[0],
  nameOf: ({ merchantName }) => merchantName,
};

/** Lets the fake API answer the row as another user has changed it. */
export const serveShop = (values: Partial<Merchant>) =>
  fakeApi.post('/merchant/rows', () => ({ items: [{ ...shop, ...values, updatedAt: LATER }] }));

export const dialog = () => within(screen.getByRole('dialog'));
export const field = (name: string) => dialog().getByRole('textbox', { name });

/** Renders a form with its texts. */
export const renderForm = (
  form: ReactElement,
  prefetch: (client: QueryClient) => Promise<unknown> = () => Promise.resolve(),
) => renderPage(form, { messages: [messages, listScreenMessages], prefetch });

/** Opens the form over a list whose page shows `shown`. @param row left out for a new row */
export async function openShopForm({ row, shown = [shop] }: { row?: Merchant; shown?: Merchant[] } = {}) {
  const onClose = jest.fn();
  const key = list.pageKey(firstPage);
  let client!: QueryClient;
  const { user } = await renderForm(
    <ShopForm list={list} onClose={onClose} query={firstPage} row={row} />,
    (of) => {
      client = of;
      client.setQueryData(key, { items: shown, total: shown.length });
      return Promise.resolve();
    },
  );
  const names = () =>
    client.getQueryData<{ items: Merchant[] }>(key)!.items.map(({ merchantName }) => merchantName);
  return { user, onClose, names };
}

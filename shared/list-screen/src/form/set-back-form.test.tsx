import { merchantPaths, type FieldChange, type Merchant } from '@backoffice/contract';
import { failure, fakeApi } from '@backoffice/testing';
import { screen } from '@testing-library/react';
import { dialog, field, renderForm, shop, ShopForm } from './shop-form.fixture';
import type { SetBackPlan } from '../declaration/row-edit';
import { SetBackForm } from './set-back-form';

const fields: Record<string, string> = {
  merchantName: 'Name',
  merchantExpansionA: 'Note',
  privateKey: 'Private key',
  publicKey: 'Public key',
};
const note: FieldChange = { field: 'merchantExpansionA', from: 'old', to: 'older' };
const kept = ['privateKey', 'publicKey'].map((name) => ({ field: name, from: 'ab', to: 'cd' }));
const sent = () => fakeApi.calls('put', merchantPaths.merchantUpdate).map(({ body }) => body);

async function open(plan: Partial<SetBackPlan<Merchant>> = {}) {
  const onClose = jest.fn();
  const { user } = await renderForm(
    <SetBackForm<Merchant>
      asksReason
      edit={ShopForm.edit!}
      fieldText={(name) => fields[name]!}
      moment={{ actor: 'wang', at: '2026/03/04 15:06' }}
      name="Shop 1"
      onClose={onClose}
      onRow={() => {}}
      plan={{ row: shop, updatedAt: shop.updatedAt, changes: [note], kept: [], ...plan }}
      replan={() => Promise.reject(new Error('Not planned again'))}
      table={(changes) => <p>{changes.map(({ field: name }) => fields[name]).join()}</p>}
    />,
  );
  return { user, onClose };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it('SetBackForm names the fields that cannot be restored', async () => {
  await open({ kept });
  expect(dialog().getByText(/^Not restored: Private key, Public key\./)).toBeVisible();
});

it('SetBackForm names no field when all are restored', async () => {
  await open();
  expect(dialog().queryByText(/^Not restored/)).not.toBeInTheDocument();
});

it('SetBackForm sends the restored value with the current ones and the reason on Enter', async () => {
  fakeApi.put(merchantPaths.merchantUpdate, (request) => ({ ...shop, ...request }));
  const { user, onClose } = await open();
  await user.type(field('Reason'), 'A slip{Enter}');
  expect(await screen.findByText('Shop saved')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([
    {
      id: shop.id,
      updatedAt: shop.updatedAt,
      reason: 'A slip',
      merchantName: 'Shop 1',
      merchantExpansionA: 'older',
    },
  ]);
});

it('SetBackForm names a field that the server refuses, and keeps the reason', async () => {
  const refusals = [{ path: 'merchantExpansionA', message: 'Use another text' }];
  fakeApi.put(merchantPaths.merchantUpdate, () => failure(400, 'Invalid', refusals));
  const { user, onClose } = await open();
  await user.type(field('Reason'), 'A slip{Enter}');
  expect(await dialog().findByRole('alert')).toHaveTextContent('Note: Use another text');
  expect(field('Reason')).toHaveValue('A slip');
  expect(onClose).not.toHaveBeenCalled();
});

it('SetBackForm names a field that the rules of the form refuse, without a call', async () => {
  const { user } = await open({ changes: [{ field: 'merchantName', from: 'Shop 1', to: '' }] });
  await user.type(field('Reason'), '{Enter}');
  expect(await dialog().findByRole('alert')).toHaveTextContent('Name: Enter a name');
  expect(sent()).toEqual([]);
});

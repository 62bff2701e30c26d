import { merchantPaths, type Merchant, type Permission } from '@backoffice/contract';
import type { Language } from '@backoffice/i18n';
import { deferred, failure, fakeApi, offline, translatePage } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { merchantRow, merchantRows, openMerchants, serveMerchants } from './merchants.fixture';

const calls = () => fakeApi.calls('put', merchantPaths.merchantCreate);
const keys = () => calls().map(({ headers }) => headers.get('Idempotency-Key'));
const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string | RegExp) => dialog().getByRole('textbox', { name });
const confirm = () => dialog().getByRole('button', { name: 'Add merchant' });

const customFields = () => dialog().getByRole('button', { name: 'Custom fields (A to D)' });
const unfold = (user: Awaited<ReturnType<typeof openMerchants>>['user']) => user.click(customFields());

interface OpenOptions {
  language?: Language;
  query?: string;
  permissions?: Permission[];
}

async function openForm({ language = 'en', query = '', ...session }: OpenOptions = {}) {
  const { user, router } = await openMerchants({ language, query, ...session });
  await user.click(screen.getByRole('button', { name: language === 'zh' ? '新增' : 'Add' }));
  await screen.findByRole('dialog');
  return { user, router };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  serveMerchants(merchantRows(3));
});
afterEach(() => logged.mockRestore());

it('starts with the defaults, the focus on the name', async () => {
  const { user } = await openForm();
  expect(field(/Merchant name/)).toHaveValue('');
  expect(field(/Merchant name/)).toHaveFocus();
  expect(dialog().getByRole('spinbutton', { name: 'Fee difference' })).toHaveValue('0');
  expect(dialog().getByRole('combobox', { name: /Status/ })).toHaveValue('active');
  await unfold(user);
  for (const name of ['A', 'B', 'C', 'D']) {
    expect(field(`Expansion ${name}`)).toHaveValue('');
    expect(field(`Expansion ${name}`)).toHaveAttribute('rows', '2');
  }
});

it('explains its fields beside them', async () => {
  const { user } = await openForm();
  await unfold(user);
  expect(dialog().getByRole('spinbutton', { name: 'Fee difference' })).toHaveAccessibleDescription(
    /standard fee.* Whole number, −128 to 127/,
  );
  expect(field('Expansion A')).toHaveAccessibleDescription(/up to 10,000 characters/);
});

it('folds the custom fields until they are needed, and keeps what was typed', async () => {
  const { user } = await openForm();
  expect(dialog().queryByRole('textbox', { name: 'Expansion A' })).not.toBeInTheDocument();
  await unfold(user);
  await user.type(field('Expansion A'), 'typed');
  await user.click(customFields());
  expect(customFields()).toHaveAttribute('aria-expanded', 'false');
  fakeApi.put(merchantPaths.merchantCreate, () =>
    failure(400, 'Invalid', [{ path: 'merchantExpansionA', message: 'Use another text' }]),
  );
  await user.type(field(/Merchant name/), 'North Star{Enter}');
  // A refused field is shown.
  expect(await screen.findByText('Use another text')).toBeVisible();
  expect(field('Expansion A')).toHaveValue('typed');
  expect(calls().map(({ body }) => body)).toMatchObject([{ merchantExpansionA: 'typed' }]);
});

it('creates a merchant and shows it on top, whatever the order', async () => {
  const { user } = await openForm({ query: '?merchantName=shop' });
  fakeApi.put(merchantPaths.merchantCreate, (request) => merchantRow({ id: 99, ...request }));
  await user.type(field(/Merchant name/), '  North Star ');
  await user.clear(dialog().getByRole('spinbutton'));
  await user.type(dialog().getByRole('spinbutton'), '-128');
  await unfold(user);
  await user.type(field('Expansion C'), 'note');
  await user.selectOptions(dialog().getByRole('combobox'), 'Inactive');
  await user.click(confirm());

  expect(await screen.findByText('Merchant created')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('North Star');
  // The new row is highlighted.
  expect(first!.className).not.toBe(second!.className);
  expect(screen.getByText('4 results')).toBeVisible();
  expect(calls()[0]!.body).toEqual({
    merchantName: 'North Star',
    freeDifference: -128,
    merchantExpansionA: '',
    merchantExpansionB: '',
    merchantExpansionC: 'note',
    merchantExpansionD: '',
    status: 'inactive',
  });
});

it('sends 0 for an empty fee difference', async () => {
  const { user } = await openForm();
  fakeApi.put(merchantPaths.merchantCreate, (request) => merchantRow({ id: 99, ...request }));
  await user.type(field(/Merchant name/), 'x');
  await user.clear(dialog().getByRole('spinbutton'));
  await user.click(confirm());
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()[0]!.body).toMatchObject({ freeDifference: 0 });
});

it('validates the name on blur, with the specified text', async () => {
  const { user } = await openForm({ language: 'zh' });
  const name = field(/商户名称/);
  expect(screen.queryByText('商户名称必填')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('商户名称必填')).toBeVisible();

  await user.type(name, 'x');
  await waitFor(() => expect(screen.queryByText('商户名称必填')).not.toBeInTheDocument());
});

it('reports a name that is too long on blur', async () => {
  const { user } = await openForm({ language: 'zh' });
  await user.paste('x'.repeat(33));
  expect(field(/商户名称/)).toHaveValue('x'.repeat(33));
  expect(screen.queryByText('长度不能超过32个字符')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('长度不能超过32个字符')).toBeVisible();
});

it('validates the status on change', async () => {
  const { user } = await openForm({ language: 'zh' });
  await user.selectOptions(dialog().getByRole('combobox'), '');
  expect(await screen.findByText('状态必填')).toBeVisible();
});

it.each(['128', '-129', '1.5', 'abc'])('refuses %s as a fee difference', async (typed) => {
  const { user } = await openForm();
  await user.type(field(/Merchant name/), 'x');
  await user.clear(dialog().getByRole('spinbutton'));
  await user.type(dialog().getByRole('spinbutton'), typed);
  await user.click(confirm());
  expect(await screen.findByText('Enter a whole number from −128 to 127')).toBeVisible();
  expect(calls()).toHaveLength(0);
});

it('opens blank each time, without earlier messages', async () => {
  const { user } = await openForm();
  await unfold(user);
  await user.type(field('Expansion A'), 'typed');
  await user.click(field(/Merchant name/));
  await user.tab();
  await screen.findByText('Enter the merchant name');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(customFields()).toHaveAttribute('aria-expanded', 'false');
  await unfold(user);
  expect(field('Expansion A')).toHaveValue('');
  expect(screen.queryByText('Enter the merchant name')).not.toBeInTheDocument();
});

it('keeps the input when saving fails, and retries with the same key', async () => {
  const { user } = await openForm({ language: 'zh' });
  fakeApi.put(merchantPaths.merchantCreate, () => failure(500, 'Database on fire'));
  await user.type(field(/商户名称/), 'North Star');
  await user.keyboard('{Enter}');
  expect(await dialog().findByText('创建失败')).toBeVisible();
  // Shown in the form only; a notice would repeat it.
  expect(screen.getAllByText(/Database on fire/)).toHaveLength(1);
  expect(field(/商户名称/)).toHaveValue('North Star');
  expect(logged).toHaveBeenCalled();

  fakeApi.put(merchantPaths.merchantCreate, (request) => merchantRow({ id: 99, ...request }));
  await user.click(dialog().getByRole('button', { name: '新增商户' }));
  expect(await screen.findByText('创建成功')).toBeVisible();
  expect(screen.getByText('成功')).toBeVisible();
  expect(keys()).toEqual([expect.stringMatching(/^.{16,}$/), keys()[0]]);
});

it('uses a new key for each form', async () => {
  const { user } = await openForm();
  fakeApi.put(merchantPaths.merchantCreate, (request) => merchantRow({ id: 99, ...request }));
  await user.type(field(/Merchant name/), 'one{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByRole('dialog');
  await user.type(field(/Merchant name/), 'two{Enter}');
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(keys()[1]).not.toBe(keys()[0]);
});

it('sends one call for two clicks', async () => {
  const { user } = await openForm();
  const answer = deferred<Merchant>();
  fakeApi.put(merchantPaths.merchantCreate, () => answer.promise);
  await user.type(field(/Merchant name/), 'one');
  await user.dblClick(confirm());
  answer.resolve(merchantRow({ id: 99, merchantName: 'one' }));
  expect(await screen.findByText('one')).toBeVisible();
  expect(calls()).toHaveLength(1);
});

it('retries with the same key when no answer came, before reporting it', async () => {
  const { user } = await openForm();
  fakeApi.put(merchantPaths.merchantCreate, (request) => {
    const row = merchantRow({ id: 4, merchantNo: 'M-new', ...request });
    serveMerchants([row]);
    return calls().length === 1 ? offline() : row;
  });
  await user.type(field(/Merchant name/), 'Twin{Enter}');
  expect(await screen.findByText('Merchant created')).toBeVisible();
  expect(screen.getByText('M-new')).toBeVisible();
  expect(keys()).toHaveLength(2);
  expect(keys()[1]).toBe(keys()[0]);
  expect(screen.queryByText('Could not create the merchant')).not.toBeInTheDocument();
  expect(screen.queryByText(/Network Error/)).not.toBeInTheDocument();
});

it('reports an unknown result when the retry has no answer either', async () => {
  const { user } = await openForm();
  fakeApi.put(merchantPaths.merchantCreate, () => offline());
  await user.type(field(/Merchant name/), 'Twin{Enter}');
  expect(await screen.findByText(/we cannot tell if your changes were saved/)).toBeVisible();
  expect(screen.queryByText('Could not create the merchant')).not.toBeInTheDocument();
  expect(field(/Merchant name/)).toHaveValue('Twin');
});

it('reports that an earlier attempt succeeded, and creates another merchant only on request', async () => {
  const { user } = await openForm();
  const used = [{ path: 'Idempotency-Key', message: 'Used' }];
  fakeApi.put(merchantPaths.merchantCreate, () => failure(409, 'Used', used));
  await user.type(field(/Merchant name/), 'Twin{Enter}');
  expect(await screen.findByText(/Your first attempt succeeded/)).toBeVisible();
  await user.click(confirm());
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(keys()[1]).not.toBe(keys()[0]);
});

it('opens once when the address names it', async () => {
  const { user, router } = await openMerchants({ query: '?merchantName=shop&form=new' });
  await screen.findByRole('dialog', { name: 'Add merchant' });
  expect(router.state.location.search).toBe('?merchantName=shop');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('does not open for users who may only view, whatever the address', async () => {
  const { router } = await openMerchants({ query: '?form=new', permissions: ['merchants:view'] });
  await screen.findByText('Shop 1');
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('creates in a page that the browser has translated', async () => {
  const { user } = await openForm();
  const answer = deferred<Merchant>();
  fakeApi.put(merchantPaths.merchantCreate, () => answer.promise);
  translatePage();
  await user.click(confirm());
  translatePage();
  await user.type(field(/Merchant name/), 'North Star');
  await user.click(confirm());
  expect(await dialog().findByRole('progressbar', { name: 'Saving' })).toBeVisible();
  translatePage();
  answer.resolve(merchantRow({ id: 99, merchantName: 'North Star' }));
  expect(await screen.findByText('Merchant created')).toBeVisible();
});

describe('a channel of the new merchant', () => {
  const permissions: Permission[] = ['merchants:view', 'merchants:edit', 'channels:edit'];
  const addChannel = () => dialog().queryByRole('button', { name: 'Add and add a channel' });

  it('is added next, in the form of channels', async () => {
    const { user, router } = await openForm({ permissions });
    fakeApi.put(merchantPaths.merchantCreate, (request) => merchantRow({ id: 99, ...request }));
    await user.type(field(/Merchant name/), 'North Star');
    await user.click(addChannel()!);
    expect(await screen.findByText('Merchant created')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/channel/list', search: '?of=99&form=new' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is offered for active merchants only, to users who may add channels', async () => {
    const { user } = await openForm({ permissions });
    expect(addChannel()).toHaveAccessibleDescription('Ctrl + Shift + Enter');
    await user.selectOptions(dialog().getByRole('combobox', { name: /Status/ }), 'inactive');
    expect(addChannel()).not.toBeInTheDocument();
  });

  it('is not offered without the permission', async () => {
    await openForm();
    expect(addChannel()).not.toBeInTheDocument();
  });
});

import { apiPaths } from '@backoffice/contract';
import { failure, fakeApi, offline } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OWN_NAME, openUsers, serveUsers, userRow } from './users.fixture';

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: RegExp) => dialog().getByLabelText(name);
const made = () => fakeApi.calls('post', apiPaths.userCreate);
const changed = () => fakeApi.calls('put', apiPaths.userUpdate);

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  serveUsers([userRow(), userRow({ id: 2 })]);
});
afterEach(() => logged.mockRestore());

async function openNew(language: 'en' | 'zh' = 'en') {
  const { user } = await openUsers({ language });
  await user.click(await screen.findByRole('button', { name: language === 'zh' ? '新增' : 'Add' }));
  await screen.findByRole('dialog');
  return user;
}

async function openEdit(name: string, language: 'en' | 'zh' = 'en') {
  const { user } = await openUsers({ language });
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
  return user;
}

it('reports missing fields with the specified texts', async () => {
  const user = await openNew('zh');
  expect(field(/^用户名/)).toHaveFocus();
  await user.tab();
  expect(await screen.findByText('用户名必填')).toBeVisible();
  await user.tab();
  expect(await screen.findByText('密码必填')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: '新增用户' }));
  expect(await screen.findByText('角色必选')).toBeVisible();
  await user.selectOptions(field(/^角色/), 'Editor');
  await waitFor(() => expect(screen.queryByText('角色必选')).not.toBeInTheDocument());
  await user.type(field(/^用户名/), 'abc');
  await user.type(field(/^密码/), '12345');
  await user.tab();
  expect(await screen.findByText('请使用 4 到 16 个字母、数字或 . _ @ -')).toBeVisible();
  expect(await screen.findByText('密码至少 8 个字符')).toBeVisible();
  expect(made()).toEqual([]);
});

it('creates a user with the specified notice, and shows it on top', async () => {
  const user = await openNew('zh');
  fakeApi.post(apiPaths.userCreate, ({ username }) => userRow({ id: 9, username }));
  await user.type(field(/^用户名/), ' new.user ');
  await user.type(field(/^密码/), 'long enough');
  await user.selectOptions(field(/^角色/), 'Editor');
  await user.click(dialog().getByRole('button', { name: '新增用户' }));
  expect(await screen.findByText('创建成功')).toBeVisible();
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('new.user');
  expect(made()[0]!.body).toEqual({
    username: 'new.user',
    password: 'long enough',
    roleName: 'editor',
    avatar: '/avatar.png',
    introduction: '',
    status: 'active',
    mustChangePassword: true,
  });
});

it('generates a password that is shown and can be copied until another one is typed', async () => {
  const user = await openNew();
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const generate = () => user.click(dialog().getByRole('button', { name: 'Generate password' }));
  const copy = () => dialog().queryByRole('button', { name: 'Copy password' });
  const password = () => dialog().getByLabelText<HTMLInputElement>(/^Password/);
  expect(password()).toHaveAttribute('type', 'password');
  expect(copy()).not.toBeInTheDocument();
  await user.click(password());
  await generate();
  const first = password().value;
  expect(first).toMatch(/^([a-z1-9]{4}-){3}[a-z1-9]{4}$/);
  expect(password()).toHaveAttribute('type', 'text');
  expect(dialog().queryByText('Enter a password')).not.toBeInTheDocument();
  expect(dialog().getByText('Copy the password before you save.')).toBeVisible();
  await user.click(copy()!);
  expect(written.mock.calls).toEqual([[first]]);
  await generate();
  expect(password().value).not.toBe(first);
  await user.clear(password());
  await user.type(password(), 'my own words');
  expect(password()).toHaveAttribute('type', 'password');
  expect(copy()).not.toBeInTheDocument();
});

it('may let the user keep the password', async () => {
  const user = await openNew();
  fakeApi.post(apiPaths.userCreate, ({ username }) => userRow({ id: 9, username }));
  await user.type(field(/^Username/), 'new.user');
  await user.click(dialog().getByRole('button', { name: 'Generate password' }));
  const { value: password } = dialog().getByLabelText<HTMLInputElement>(/^Password/);
  await user.selectOptions(field(/^Role/), 'Editor');
  const choice = dialog().getByRole('checkbox', { name: 'Require a new password at first sign-in' });
  expect(choice).toBeChecked();
  await user.click(choice);
  await user.click(dialog().getByRole('button', { name: 'Add user' }));
  expect(await screen.findByText('User created')).toBeVisible();
  expect(made()[0]!.body).toMatchObject({ password, mustChangePassword: false });
});

it('keeps the input when the name is taken, and marks the field', async () => {
  const user = await openNew('zh');
  fakeApi.post(apiPaths.userCreate, () => failure(409, 'This username is already in use.'));
  await user.type(field(/^用户名/), 'user2');
  await user.type(field(/^密码/), 'long enough');
  await user.selectOptions(field(/^角色/), 'Editor');
  await user.click(dialog().getByRole('button', { name: '新增用户' }));
  expect(await screen.findByText('创建失败')).toBeVisible();
  expect(screen.getAllByText('This username is already in use.').length).toBeGreaterThan(0);
  expect(field(/^密码/)).toHaveValue('long enough');
});

it('edits a user without a password, and sends the loaded version', async () => {
  const user = await openEdit('user2', 'zh');
  expect(dialog().queryByLabelText(/^密码/)).not.toBeInTheDocument();
  fakeApi.put(apiPaths.userUpdate, (request) => userRow({ id: 2, introduction: request.introduction }));
  await user.clear(field(/^简介/));
  await user.type(field(/^简介/), 'Changed');
  await user.click(dialog().getByRole('button', { name: '保存更改' }));
  expect(await screen.findByText('更新成功')).toBeVisible();
  expect(screen.getByText('Changed')).toBeVisible();
  expect(changed()[0]!.body).toEqual({
    id: 2,
    updatedAt: userRow().updatedAt,
    username: 'user2',
    roleName: 'editor',
    avatar: '/avatar.png',
    introduction: 'Changed',
    status: 'active',
  });
});

it('merges changes of another user, including a renaming, with labels for roles and pictures', async () => {
  fakeApi.get(apiPaths.roleOptions, () => [
    { id: 'admin', name: 'Administrator' },
    { id: 'editor', name: 'Editor' },
    { id: 'visitor', name: 'Visitor' },
  ]);
  const user = await openEdit('user2', 'zh');
  fakeApi.put(apiPaths.userUpdate, () => failure(409, 'Someone else has changed this user.'));
  await user.type(field(/^简介/), '!');
  await user.selectOptions(field(/^角色/), 'Visitor');
  serveUsers([
    userRow({
      id: 2,
      username: 'renamed',
      roleKey: 'admin',
      avatar: '/own.png',
      updatedAt: '2026-05-01T00:00:00.000Z',
    }),
  ]);
  fakeApi.post(apiPaths.userFind, () => ({ items: [{ id: 2, username: 'renamed', by: 'id' as const }] }));
  await user.click(dialog().getByRole('button', { name: '保存更改' }));
  const panel = within(await dialog().findByRole('region', { name: '该用户已被他人修改' }));
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '用户名: user2 renamed',
    '头像: 无头像 自选头像',
  ]);
  const role = within(panel.getByRole('group', { name: '角色' }));
  expect(role.getByRole('radio', { name: '您的： Visitor' })).toBeVisible();
  await user.click(role.getByRole('radio', { name: /^对方： Administrator/ }));
  expect(field(/^角色/)).toHaveValue('admin');
  expect(field(/^用户名/)).toHaveValue('renamed');
  expect(field(/^简介/)).toHaveValue('About 2!');
});

it('looks the user up when no answer came', async () => {
  const user = await openEdit('user2');
  fakeApi.put(apiPaths.userUpdate, () => offline());
  serveUsers([
    userRow(),
    userRow({ id: 2, introduction: 'About 2!', updatedAt: '2026-05-01T00:00:00.000Z' }),
  ]);
  await user.type(field(/^Introduction/), '!');
  await user.click(dialog().getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('User updated')).toBeVisible();
});

it('does not change the user’s own role and status', async () => {
  serveUsers([userRow({ username: OWN_NAME })]);
  await openEdit(OWN_NAME);
  expect(field(/^Role/)).toBeDisabled();
  expect(field(/^Status/)).toBeDisabled();
});

it('shows the picture of a user, and removes it', async () => {
  serveUsers([userRow({ id: 2, avatar: '/own.png' })]);
  const user = await openEdit('user2');
  const picture = within(dialog().getByRole('group', { name: 'Avatar' }));
  expect(picture.getByRole('presentation', { hidden: true })).toHaveAttribute('src', '/own.png');
  fakeApi.put(apiPaths.userUpdate, ({ avatar }) => userRow({ id: 2, avatar }));
  await user.click(picture.getByRole('button', { name: 'Remove picture' }));
  await user.click(dialog().getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('User updated')).toBeVisible();
  expect(changed()[0]!.body).toMatchObject({ id: 2, avatar: '/avatar.png' });
});

import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { ApiCaller, USER_PASSWORD } from '../fixtures/api-caller';
import { findBarriers } from '../fixtures/find-barriers';
import { merchantWithChannels } from '../fixtures/merchant-with-channels';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { MerchantListPage } from '../pages/merchant-list-page';
import { RoleListPage } from '../pages/role-list-page';

test.use({ signedInAs: 'admin', expectedComplaints: /status of 409|meantime|changed/i });

const fieldGroup = (panel: Locator, name: string) => panel.getByRole('group', { name, exact: true });
const heading = (panel: Locator) => panel.getByRole('heading', { level: 2 });

const isWithinWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('two users’ changes of a merchant are merged by keyboard, and not lost to a third change', async ({
  page,
  api,
  shell,
  merchantList: list,
}) => {
  const { id, merchantName, status } = await api.createMerchant({ merchantName: uniqueName('Shared') });
  await api.updateMerchant({ id, status, merchantExpansionA: 'north' });
  await list.open({ merchantName });
  await list.edit(merchantName);
  await list.form.expansion('A').fill('mine A');
  await list.form.expansion('B').fill('mine B');
  await list.form.expansion('C').fill('mine C');
  // Each save except the last is preceded by another user's.
  const overtakes = [
    { freeDifference: 5, merchantExpansionA: 'theirs A', merchantExpansionB: 'theirs B' },
    { freeDifference: 6, merchantExpansionA: 'theirs A', merchantExpansionB: 'later B' },
  ];
  await page.route('**/merchant/update', async (route) => {
    const change = overtakes.shift();
    if (change) await api.updateMerchant({ id, status, ...change });
    await route.continue();
  });
  await list.form.confirm.click();
  const panel = list.form.dialog.getByRole('region', { name: 'Another user changed this merchant' });
  await expect(heading(panel)).toBeFocused();
  await expect(panel.getByRole('alert')).toContainText(
    /^admin changed this record on .* You both changed 2 fields/,
  );
  await expect(panel.getByRole('listitem')).toHaveText(['Fee difference: 0 5']);
  await expect(list.form.feeDifference).toHaveValue('5');
  await expect(list.form.expansion('A')).toHaveValue('mine A');
  expect(await findBarriers(page, { within: '[role=dialog]' })).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(fieldGroup(panel, 'Expansion A').getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(list.form.expansion('A')).toHaveValue('theirs A');
  await page.keyboard.press('Enter');
  await expect(list.form.dialog).toContainText('Choose a value for each field');
  await expect(fieldGroup(panel, 'Expansion B').getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(fieldGroup(panel, 'Expansion B').getByRole('radio', { name: 'Yours: mine B' })).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(panel.getByRole('listitem')).toHaveText(['Fee difference: 5 6']);
  await expect(heading(panel)).toBeFocused();
  await expect(panel.getByRole('group')).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => isWithinWindow(page)).toBe(true);
  await fieldGroup(panel, 'Expansion B').getByRole('radio', { name: 'Yours: mine B' }).check();
  await list.form.confirm.click();
  await expect(shell.notices).toContainText('Merchant updated');
  expect(await api.merchantDetail(id)).toMatchObject({
    freeDifference: 6,
    merchantExpansionA: 'theirs A',
    merchantExpansionB: 'mine B',
    merchantExpansionC: 'mine C',
  });
});

test('the merge of an article shows each user’s changes of the text', async ({
  page,
  api,
  articleForm: form,
}) => {
  const lines = (one: string, other: string) =>
    `<p>The ${one} fox jumps over the fence.</p><p>It sleeps in the ${other} barn.</p>`;
  const title = uniqueName('Shared');
  const { id } = await api.createArticle({ title, content: lines('quick', 'old') });
  await form.open(id);
  await form.summary.fill('My summary');
  await form.content.fill('The slow fox jumps over the fence.');
  await api.updateArticle({ id, title: `${title} 2`, content: lines('quick', 'new') });
  await form.draft.click();
  const panel = page.getByRole('region', { name: 'Another user changed this article' });
  await expect(panel.getByRole('listitem')).toHaveText([`Title: ${title} ${title} 2`]);
  const content = fieldGroup(panel, 'Content');
  await expect(content.getByRole('deletion').or(content.getByRole('insertion'))).toHaveText([
    'old',
    'new',
    'quick',
    'slow',
    /It sleeps in the old barn\.$/,
  ]);
  expect(await findBarriers(page, { within: 'main' })).toEqual([]);
  await content.getByRole('radio', { name: 'Theirs' }).check();
  await expect(form.content).toContainText('It sleeps in the new barn.');
  await form.draft.click();
  await expect(panel).toBeHidden();
  expect(await api.readArticle(id)).toMatchObject({
    title: `${title} 2`,
    content_short: 'My summary',
    content: expect.stringContaining('new barn') as unknown as string,
  });
});

test('the rights of a role are merged screen by screen', async ({ page, api }) => {
  const route = (name: string, ...actions: ('view' | 'edit')[]) => ({ path: name, meta: { actions } });
  const merchants = (...actions: ('view' | 'edit')[]) => ({
    path: '/merchant',
    children: [route('list', ...actions)],
  });
  const channels = { path: '/channel', children: [route('list', 'view')] };
  const role = await api.createRole({ name: uniqueName('Shared'), routes: [merchants('view')] });
  const roles = new RoleListPage(page);
  await roles.open();
  await roles.row(role.name).getByRole('button', { name: role.name }).click();
  await roles.check('Merchant list', 'Edit').click();
  await roles.check('User list', 'View').click();
  await api.updateRole(role.key, { routes: [channels] });
  await roles.confirm.click();
  const panel = roles.dialog.getByRole('region', { name: 'Another user changed this role' });
  await expect(panel.getByRole('listitem')).toHaveText([/^Page: .*Channel list: None View$/]);
  const question = panel.getByRole('group', { name: /Merchant list$/ });
  await expect(panel.getByRole('group')).toHaveCount(1);
  await expect(question.getByRole('radio', { name: /^Theirs: None \(admin, / })).toBeVisible();
  await question.getByRole('radio', { name: 'Yours: View, edit' }).check();
  expect(await findBarriers(page, { within: '[role=dialog]' })).toEqual([]);
  await roles.confirm.click();
  await expect(roles.dialog).toHaveCount(0);
  const saved = (await api.listRoles()).find(({ key }) => key === role.key)!;
  const granted = saved.routes.flatMap(({ path, children = [] }) =>
    children.map((child) => `${path}/${child.path} ${child.meta.actions?.join()}`),
  );
  // Hidden pages are granted together with their neighbours, so only lists are compared.
  const lists = granted.filter((each) => each.includes('/list '));
  expect(lists.sort()).toEqual(['/channel/list view', '/merchant/list view,edit', '/user/list view']);
});

test('the merge shows keys by their fingerprints only', async ({ api, shell, channelList: list }) => {
  const keyOf = () => {
    const spki = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
      type: 'spki',
      format: 'der',
    });
    const hash = createHash('sha256').update(spki).digest('hex').slice(0, 12);
    return { text: spki.toString('base64'), print: hash.replace(/(.{4})(?=.)/g, '$1 ') };
  };
  const [theirs, mine] = [keyOf(), keyOf()];
  const { prefix, channels } = await merchantWithChannels(api, { alipay: 10 });
  const { id, merchantNo, merchantWeight } = channels[0]!;
  await list.open({ merchantNo: prefix });
  await list.edit(merchantNo);
  await list.form.key('Upstream public key').fill(mine.text);
  await api.updateChannel({
    id,
    merchantNo,
    merchantWeight,
    merchantUpPublicKey: theirs.text,
    status: 'active',
  });
  await list.form.confirm.click();
  const panel = list.form.dialog.getByRole('region', { name: 'Another user changed this channel' });
  const question = fieldGroup(panel, 'Upstream public key');
  await expect(question).toContainText('Before: nothing');
  await expect(question.getByRole('radio', { name: `Theirs: ${theirs.print} (admin, ` })).toBeVisible();
  const own = question.getByRole('radio', { name: `Yours: ${mine.print}` });
  const shown = await panel.innerHTML();
  expect(shown).not.toContain(theirs.text.slice(60, 90));
  expect(shown).not.toContain(mine.text.slice(60, 90));
  await question.getByRole('radio', { name: 'Theirs' }).check();
  await expect(list.form.key('Upstream public key')).toHaveValue('');
  await own.check();
  await expect(list.form.key('Upstream public key')).toHaveValue(mine.text);
  await list.form.confirm.click();
  await expect(shell.notices).toContainText('Channel updated');
  const { items } = await api.listChannels({ merchantNo: prefix });
  expect(items).toEqual([expect.objectContaining({ merchantUpPublicKey: mine.text })]);
});

test('the form keeps the input and shows an error when the user’s right is revoked', async ({
  api,
  address,
  browser,
}) => {
  const merchants = (...actions: ('view' | 'edit')[]) => [
    { path: '/merchant', children: [{ path: 'list', meta: { actions } }] },
  ];
  const role = await api.createRole({ name: uniqueName('Edits'), routes: merchants('view', 'edit') });
  const username = `u${randomBytes(6).toString('hex')}`;
  await api.createUser({ username, password: USER_PASSWORD, roleName: role.key });
  const { merchantName } = await api.createMerchant({ merchantName: uniqueName('Lost') });
  const { token } = await ApiCaller.signIn(username, USER_PASSWORD);
  const context = await browser.newContext({ baseURL: address });
  await context.addCookies([{ name: 'Admin-Token', value: token, url: address, sameSite: 'Strict' }]);
  const list = new MerchantListPage(await context.newPage());
  await list.open({ merchantName });
  await list.edit(merchantName);
  await list.form.openCustomFields();
  await list.form.expansion('A').fill('typed in vain');
  await api.updateRole(role.key, { routes: merchants('view') });
  await list.form.confirm.click();
  const panel = list.form.dialog.getByRole('region', {
    name: 'You no longer have permission to edit this record',
  });
  await expect(panel.getByRole('button', { name: 'Copy your input' })).toBeVisible();
  await expect(list.form.expansion('A')).toHaveValue('typed in vain');
  await context.close();
});

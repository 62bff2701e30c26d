import { ApiCaller, USER_PASSWORD } from '../fixtures/api-caller';
import { Clerk, sumOf, type Cost } from '../fixtures/clerk';
import { ClerksDesk } from '../fixtures/clerks-desk';
import { readExport } from '../fixtures/read-export';
import { expect, test } from '../fixtures/test';
import { ExportDialog } from '../pages/export-dialog';

// How the costs before were counted, and why these tasks: docs/decisions/0057-the-clerks-clock.md.

interface Task {
  name: string;
  before: Cost;
  /** What it takes now, exactly: who saves something lowers it. */
  budget: Cost;
  /** Does it, and asserts that it is done. */
  run: (desk: ClerksDesk) => Promise<void>;
}

const cost = (keys: number, clicks: number, screens: number): Cost => ({ keys, clicks, screens });

const tasks: readonly Task[] = [
  {
    name: 'deactivates a merchant of which a part of the name is known',
    before: cost(5, 3, 1),
    budget: cost(6, 1, 0),
    async run(desk) {
      const { merchant } = await desk.merchant();
      await desk.find(merchant.merchantName);
      await desk.command('Deactivate');
      await expect.poll(() => desk.statusOf(merchant)).toBe('inactive');
    },
  },
  {
    name: 'deactivates a merchant and takes that back',
    before: cost(5, 4, 1),
    budget: cost(6, 2, 0),
    async run(desk) {
      const { merchant } = await desk.merchant();
      await desk.find(merchant.merchantName);
      await desk.command('Deactivate');
      await expect(desk.shell.notices).toContainText(`${merchant.merchantName} is inactive`);
      await desk.clerk.click(desk.shell.notices.getByRole('button', { name: 'Undo' }));
      await expect.poll(() => desk.statusOf(merchant)).toBe('active');
    },
  },
  {
    name: 'copies the number of a merchant',
    before: cost(5, 3, 1),
    budget: cost(6, 1, 0),
    async run(desk) {
      const { merchant } = await desk.merchant();
      await desk.find(merchant.merchantName);
      await desk.command('Copy number');
      await expect.poll(desk.clerk.clipboard).toBe(merchant.merchantNo);
    },
  },
  {
    name: 'sees whether a copied number is that of a merchant',
    before: cost(2, 2, 1),
    budget: cost(2, 0, 0),
    async run(desk) {
      const { merchant } = await desk.merchant();
      await desk.clerk.hasCopied(merchant.merchantNo);
      await desk.clerk.press('Control+k', 'Control+v');
      await expect(desk.records).toHaveText([`Merchant${merchant.merchantName}${merchant.merchantNo}`]);
    },
  },
  {
    name: 'raises the weight of a channel',
    before: cost(9, 4, 1),
    budget: cost(8, 4, 1),
    async run(desk) {
      const { alipay } = await desk.merchant();
      await desk.open('Channel list');
      await desk.clerk.click(desk.channelList.numberFilter);
      await desk.filterChannels();
      await desk.clerk.click(desk.channelList.row('alipay').getByRole('button', { name: 'Edit' }));
      await desk.clerk.click(desk.channelList.form.weight);
      await desk.clerk.press('Control+a');
      await desk.clerk.type('25');
      await desk.clerk.press('Enter');
      await expect.poll(async () => (await desk.stored(alipay))?.merchantWeight).toBe(25);
    },
  },
  {
    name: 'switches a channel off',
    before: cost(5, 4, 1),
    budget: cost(4, 4, 1),
    async run(desk) {
      const { alipay } = await desk.merchant();
      await desk.open('Channel list');
      await desk.clerk.click(desk.channelList.numberFilter);
      await desk.filterChannels();
      await desk.clerk.click(desk.channelList.row('alipay').getByRole('button', { name: 'Deactivate' }));
      await desk.clerk.click(desk.channelList.question.getByRole('button', { name: 'Deactivate' }));
      await expect.poll(async () => (await desk.stored(alipay))?.status).toBe('inactive');
    },
  },
  {
    name: 'sees who changed a merchant',
    before: cost(5, 3, 1),
    budget: cost(6, 0, 1),
    async run(desk) {
      const { merchant } = await desk.merchant();
      await desk.api.updateMerchant({ id: merchant.id, status: 'inactive' });
      await desk.find(merchant.merchantName);
      await desk.clerk.press('Enter');
      await expect(desk.history.getByRole('row', { name: 'Status Active Inactive' })).toBeVisible();
      await expect(desk.history).toContainText('admin');
    },
  },
  {
    name: 'sets the fee of a merchant back to what it was',
    before: cost(9, 5, 1),
    budget: cost(6, 2, 1),
    async run(desk) {
      const { merchant } = await desk.merchant();
      await desk.api.updateMerchant({ id: merchant.id, status: 'active', freeDifference: 5 });
      await desk.find(merchant.merchantName);
      await desk.clerk.press('Enter');
      await desk.clerk.click(desk.history.getByRole('button', { name: 'Set back to this' }));
      await desk.clerk.click(desk.page.getByRole('dialog').getByRole('button', { name: 'Set back' }));
      await expect.poll(() => desk.feeOf(merchant)).toBe(0);
    },
  },
  {
    name: 'compares the channels of five merchants',
    before: cost(29, 2, 1),
    budget: cost(24, 2, 1),
    async run(desk) {
      // Of each merchant all the letters are its own.
      const parts = ['q', 'w', 'x', 'y', 'z'].map((letter) => letter + desk.part.slice(1));
      for (const part of parts) await desk.merchant(part);
      await desk.open('Channel list');
      await desk.clerk.click(desk.channelList.numberFilter);
      for (const part of parts) {
        if (part !== parts[0]) await desk.clerk.press('Control+a');
        await desk.filterChannels(part);
        await expect(desk.channelList.cell(part, 'Share of traffic')).toHaveText(['25%', '75%']);
      }
    },
  },
  {
    name: 'finds the merchant of a channel whose number was copied',
    before: cost(7, 4, 2),
    budget: cost(3, 1, 2),
    async run(desk) {
      const { merchant, alipay } = await desk.merchant();
      await desk.clerk.hasCopied(alipay.merchantNo);
      await desk.clerk.press('Control+k', 'Control+v');
      await expect(desk.records).toHaveCount(1);
      await desk.clerk.press('Enter');
      const row = desk.channelList.row(alipay.merchantNo);
      await desk.clerk.click(row.getByRole('link', { name: merchant.merchantName }));
      await expect(desk.page).toHaveURL(`/merchant/${merchant.id}`);
      await expect(desk.page.getByRole('heading', { name: merchant.merchantName })).toBeVisible();
    },
  },
  {
    name: 'sees what has changed today',
    before: cost(1, 4, 1),
    budget: cost(0, 1, 1),
    async run(desk) {
      await desk.user();
      await desk.clerk.click(desk.shell.main.getByRole('link', { name: /^By everybody/ }));
      await expect(desk.page).toHaveURL(/\/user\/audit-log\?from=[\d-]+&group=changes$/);
      await expect(desk.log.first()).toContainText(/\d/);
      await expect(desk.log.filter({ hasText: /signed (in|out)/ })).toHaveCount(0);
    },
  },
  {
    name: 'sees which sign-ins were refused in the last day',
    before: cost(0, 6, 1),
    budget: cost(0, 1, 1),
    async run(desk) {
      const username = await desk.user();
      await expect(ApiCaller.signIn(username, 'not the password')).rejects.toThrow();
      await desk.clerk.click(desk.shell.main.getByRole('link', { name: /^Refused/ }));
      await expect(desk.page).toHaveURL('/user/audit-log?within=day&action=sign-in-refused');
      await expect(desk.log.filter({ hasText: username })).toHaveCount(1);
    },
  },
  {
    name: 'sees which merchants have one active channel',
    before: cost(0, 16, 1),
    budget: cost(0, 1, 1),
    async run({ page, clerk, api, shell, merchantList }) {
      await clerk.click(shell.main.getByRole('link', { name: /^One active channel/ }));
      await expect(page).toHaveURL('/merchant/list?status=active&channelState=single');
      const asked = { status: 'active', channelState: 'single' } as const;
      const { items } = await api.listMerchants({ page: 1, limit: 20, sort: '+id', ...asked });
      await expect(merchantList.rows).toHaveCount(items.length);
      await expect(merchantList.rows.first()).toContainText(items[0]!.merchantNo);
    },
  },
  {
    name: 'creates a merchant',
    before: cost(9, 2, 1),
    budget: cost(9, 2, 1),
    async run({ page, clerk, api, shell, merchantList, part }) {
      const merchantName = part + part;
      await clerk.click(shell.banner.getByRole('button', { name: 'Create' }));
      await clerk.click(page.getByRole('menuitem', { name: 'Add merchant' }));
      await expect(merchantList.form.name).toBeFocused();
      await clerk.type(merchantName);
      await clerk.press('Enter');
      const found = () => api.listMerchants({ page: 1, limit: 10, sort: '+id', merchantName });
      await expect.poll(async () => (await found()).total).toBe(1);
    },
  },
  {
    name: 'counts the inactive merchants',
    before: cost(0, 3, 1),
    budget: cost(0, 1, 1),
    async run(desk) {
      await desk.open('Merchant list');
      await expect(desk.shell.main.getByRole('link', { name: /^Inactive [1-9][\d,]*$/ })).toBeVisible();
    },
  },
  {
    name: 'exports the inactive merchants',
    before: cost(0, 5, 1),
    budget: cost(0, 4, 1),
    async run(desk) {
      const { page, clerk, shell, merchantList, part } = desk;
      const { merchant: active } = await desk.merchant();
      const inactive = await desk.api.createMerchant({ merchantName: part + part, status: 'inactive' });
      await desk.open('Merchant list');
      await clerk.click(shell.main.getByRole('link', { name: /^Inactive/ }));
      await expect(page).toHaveURL('/merchant/list?status=inactive');
      await merchantList.settle();
      await clerk.click(merchantList.exportButton);
      const download = page.waitForEvent('download');
      await clerk.click(new ExportDialog(page).dialog.getByRole('button', { name: 'Export' }));
      const names = (await readExport(await download)).rows.map(([, name]) => name);
      expect(names).toContain(inactive.merchantName);
      expect(names).not.toContain(active.merchantName);
    },
  },
  {
    name: 'opens a user to edit',
    before: cost(5, 4, 1),
    budget: cost(6, 1, 1),
    async run(desk) {
      const username = await desk.user();
      await desk.find(username);
      await desk.command('Edit');
      await expect(desk.userList.field('Username')).toHaveValue(username);
    },
  },
  {
    name: 'sees what a user did',
    before: cost(5, 3, 1),
    budget: cost(4, 2, 1),
    async run(desk) {
      const username = await desk.user();
      const user = await ApiCaller.signIn(username, USER_PASSWORD);
      await user.signOut();
      await desk.open('Audit log');
      await desk.clerk.click(desk.shell.main.getByRole('textbox', { name: 'Person' }));
      await desk.clerk.type(desk.part);
      await expect(desk.log).toHaveText([/signed out/, /signed in/]);
    },
  },
  {
    name: 'opens an article of which a part of the title is known',
    before: cost(5, 4, 2),
    budget: cost(6, 0, 1),
    async run(desk) {
      const title = `${desk.part} routing explained`;
      const { id } = await desk.api.createArticle({ title, content: '<p>Text</p>' });
      await desk.find(title);
      await desk.clerk.press('Enter');
      await expect(desk.page).toHaveURL(`/example/edit/${id}`);
      await expect(desk.page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    },
  },
  {
    name: 'sees the sign-ins',
    before: cost(0, 4, 1),
    budget: cost(0, 2, 1),
    async run(desk) {
      await desk.open('Audit log');
      await desk.clerk.click(desk.shell.main.getByText('Sign-ins', { exact: true }));
      await expect(desk.page).toHaveURL('/user/audit-log?group=sign-ins');
      await expect(desk.log.first()).toContainText(/signed in|signed out|refused/);
    },
  },
];

test.describe.configure({ mode: 'parallel' });
test.use({ signedInAs: 'admin' });

for (const [at, { name, budget, run }] of tasks.entries()) {
  test(`a clerk ${name}`, async ({ page, context, api }, { repeatEachIndex }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const clerk = new Clerk(page);
    await clerk.sitDown();
    const number = (repeatEachIndex * tasks.length + at).toString(36).padStart(3, '0');
    await run(new ClerksDesk(page, clerk, api, `q${number}`));
    expect(clerk.cost).toEqual(budget);
  });
}

const PERCENT_OF_BEFORE = 69;

test('no task takes more than it did, and all together at most 69 % of it', () => {
  for (const { name, before, budget } of tasks)
    expect.soft(sumOf(budget), name).toBeLessThanOrEqual(sumOf(before));
  const total = (of: 'before' | 'budget') => tasks.reduce((sum, task) => sum + sumOf(task[of]), 0);
  expect(total('budget')).toBeLessThanOrEqual((total('before') * PERCENT_OF_BEFORE) / 100);
});

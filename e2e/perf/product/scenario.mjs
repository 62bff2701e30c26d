// The product's scenario, in steps: sign in, the list, a dialog, another remote's list and back, a reload; then what the floors
// lack: a fourth remote, a filter, the next page, a second dialog. Rows are found by a control of their own list: the previous
// list stays visible until the next one is ready, under the new address.
const rowsOf = (path, control) => ({ sel: `main tbody tr ${control}`, count: 20, path });
const merchants = rowsOf('/merchant/list', 'textarea[aria-label="Private key"]');
/** Twenty rows that are not replaced, on a page with the element. */
const rowsWith = (element) => ({ sel: `main:has(${element}) tbody:not([inert]) tr`, count: 20 });
const activeOnes = 'a[href="/merchant/list?status=active"]';
const form = { sel: '[role=dialog] button[type=submit], dialog[open] button[type=submit]', hit: true };
const closeForm = async (page) => {
  await page.keyboard.press('Escape');
  await page.waitForTimeout(300);
};

export default {
  base: process.env.PRODUCT_ADDRESS,
  steps: [
    { name: 'login', path: '/login', ready: { sel: 'button[type=submit]', enabled: true, hit: true } },
    {
      name: 'landing',
      prepare: async (page) => {
        await page.fill('input[name=username]', 'admin');
        await page.fill('input[name=password]', '111111');
      },
      click: 'button[type=submit]',
      // All four charts, drawn.
      ready: { sel: 'main [role=slider] svg', count: 4, path: '/dashboard' },
    },
    { name: 'list', click: 'nav a[href="/merchant/list"]', ready: merchants },
    {
      name: 'dialog',
      click: 'main tbody tr:nth-child(2) button[aria-label="Edit"]',
      ready: form,
      after: closeForm,
    },
    {
      name: 'switch-first',
      click: 'nav a[href="/channel/list"]',
      ready: rowsOf('/channel/list', 'button[aria-label="Copy Merchant number"]'),
    },
    { name: 'switch', click: 'nav a[href="/merchant/list"]', ready: merchants },
    { name: 'reload-list', path: '/merchant/list', ready: merchants },
    {
      name: 'fourth',
      prepare: (page) => page.click('nav button:has-text("Users")'),
      click: 'nav a[href="/user/list"]',
      ready: { sel: 'main tbody tr', path: '/user/list', text: 'editor' },
    },
    {
      name: 'filter',
      prepare: async (page) => {
        await page.click('nav a[href="/merchant/list"]');
        await page.waitForSelector(activeOnes);
      },
      click: activeOnes,
      ready: rowsWith(`${activeOnes}[aria-current=true]`),
    },
    {
      name: 'next-page',
      click: 'main li:nth-child(2) > button[aria-label="Page 2"]',
      // The pagination shows the page before its rows are there.
      ready: rowsWith('a[href="/merchant/21"]'),
    },
    {
      name: 'second-dialog',
      click: 'main tbody tr:nth-child(3) button[aria-label="Edit"]',
      ready: form,
      after: closeForm,
    },
  ],
};

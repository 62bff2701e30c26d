// The product's scenario, in steps: sign in, the list, a dialog, another remote's list and back, a reload. Rows are found by a
// column of their own list: the previous list stays visible until the next one is ready, under the new address.
const rowsOf = (path, ...columns) => ({
  sel: columns.map((column) => `main tbody tr textarea[aria-label="${column}"]`).join(),
  count: 20,
  path,
});
const merchants = rowsOf('/merchant/list', 'Private key');

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
      ready: { sel: '[role=dialog] button[type=submit], dialog[open] button[type=submit]', hit: true },
      after: async (page) => {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(300);
      },
    },
    {
      name: 'switch-first',
      click: 'nav a[href="/channel/list"]',
      // The second is the name in releases before 1.1.0.
      ready: rowsOf('/channel/list', 'Upstream public key', 'Up public key'),
    },
    { name: 'switch', click: 'nav a[href="/merchant/list"]', ready: merchants },
    { name: 'reload-list', path: '/merchant/list', ready: merchants },
    {
      name: 'fourth',
      prepare: (page) => page.click('nav button:has-text("Users")'),
      click: 'nav a[href="/user/list"]',
      ready: { sel: 'main tbody tr', path: '/user/list', text: 'editor' },
    },
  ],
};

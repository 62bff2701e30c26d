// The product's own flow, in the steps that its floors take: sign in, the list, a dialog, another remote's list and back, a reload.
// By a column of its own: the list that is left stands there until the next one is ready, at the next one's address.
const rowsOf = (path, column) => ({ sel: `main tbody tr textarea[aria-label="${column}"]`, count: 20, path });
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
      // All four, with what they draw.
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
      ready: rowsOf('/channel/list', 'Upstream public key'),
    },
    { name: 'switch', click: 'nav a[href="/merchant/list"]', ready: merchants },
    { name: 'reload-list', path: '/merchant/list', ready: merchants },
  ],
};

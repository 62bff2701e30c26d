import type { Page, Route } from 'playwright/test';

/** Steps to a state of a screen. They use no texts, as a screen may be opened in any language. */
type Step = (page: Page) => Promise<void>;

/** Presses the first visible element. */
export const press =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().click();

export const keys =
  (...pressed: string[]): Step =>
  async (page) => {
    for (const key of pressed) await page.keyboard.press(key);
  };

export const shown =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().waitFor();

export const type =
  (selector: string, text: string): Step =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().fill(text);

export const steps =
  (...each: Step[]): Step =>
  async (page) => {
    for (const step of each) await step(page);
  };

/** Opens the form or dialog that a press leads to. */
export const dialogBy = (...each: Step[]): Step => steps(...each, shown('[role=dialog], [role=alertdialog]'));

/** The menu of a list's head: import, columns and others. */
export const HEAD_MENU = 'form[role=search] button[aria-haspopup=menu]:last-of-type';

/** The export is before that menu; in a narrow window it is in the menu. */
export const EXPORT = `form[role=search] button:has(+ button[aria-haspopup=menu]:last-of-type)`;

/** The import is the first command of that menu. */
export const IMPORT: Step = dialogBy(press(HEAD_MENU), press('[role=menu] [role=menuitem]'));

/** Chooses a file for the import, and waits for its preview. */
export const chooseFile =
  (content: string): Step =>
  async (page) => {
    const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
    await page.locator('[role=dialog] input[type=file]').setInputFiles(file);
    await page.locator('[role=dialog] table').first().waitFor();
  };

type Answer = (route: Route) => Promise<void>;

/** Answers calls of the API that begin with a path; the address of a page may have the same one. */
export const serve = (path: string, answer: Answer) => async (page: Page, api: string) => {
  await page.route(
    (url) => url.href.startsWith(api + path),
    (route) => (route.request().method() === 'OPTIONS' ? route.continue() : answer(route)),
  );
};

const headers = { 'access-control-allow-origin': '*' };

/** No answer, as long as the picture is taken. */
export const never: Answer = () => new Promise(() => {});

export const noRows: Answer = (route) =>
  route.fulfill({
    headers,
    json: { status: 200, message: '', data: { items: [], total: 0, unread: 0, hasOlder: false } },
  });

/** The given data. */
export const answering =
  (data: unknown): Answer =>
  (route) =>
    route.fulfill({ headers, json: { status: 200, message: '', data } });

export const failing: Answer = (route) =>
  route.fulfill({
    status: 500,
    headers,
    json: { status: 500, code: 'server', message: 'The server failed', requestId: '0198-4c1f-77d2' },
  });

/** The server's rows with names, payers and titles of the maximum length. */
export const longTexts: Answer = async (route) => {
  const response = await route.fetch();
  const text = await response.text();
  const long = text.replaceAll(
    /"(merchantName|username|title|author)"\s*:\s*"([^"]+)"/g,
    (_pair, field: string, value: string) =>
      `"${field}":"${`${value} y Compañía Internacional 国际贸易有限公司 `.repeat(2).trim()}"`,
  );
  await route.fulfill({ response, body: long });
};

const title = { en: 'Bills', zh: '账单', es: 'Facturas', ja: '請求' };
const additions = [
  { point: 'merchant-section', version: 1, module: 'MerchantBills', title, permission: 'approve' },
  { point: 'merchant-map', version: 2, module: 'Map', title },
];

/** The server's remotes, each with additions and owners. */
export const withAdditions: Answer = async (route) => {
  const response = await route.fetch();
  const { data, ...envelope } = (await response.json()) as { data: object[] };
  const owners = ['ada', 'grace'];
  await route.fulfill({
    response,
    json: { ...envelope, data: data.map((remote) => ({ ...remote, additions, owners })) },
  });
};

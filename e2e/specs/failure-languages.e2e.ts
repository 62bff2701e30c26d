import { readFileSync } from 'node:fs';
import { type FailureCode, failureReason, failureSentences } from '@backoffice/contract';
import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin', expectedComplaints: /status of 409|ApiError|name/ });

test.describe.configure({ mode: 'parallel' });

const askInDialogs: FailureCode[] = ['proof-needed', 'approval-needed', 'reason-needed'];
const codes = (Object.keys(failureSentences) as FailureCode[]).filter((code) => !askInDialogs.includes(code));

const namedValues = { subject: 'merchant', action: 'edit', updatedAt: '2026-11-21T05:04:03.000Z' };

/** A value for each parameter of a code's message. */
function valuesOf(code: FailureCode): Record<string, string | number> {
  const names = [...failureSentences[code].matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
  return { ...Object.fromEntries(names.map((name) => [name, 7])), ...namedValues };
}

/** The message of each code in the host's file. */
function chinesePhrases(): Record<string, string> {
  const file = new URL('../../host/src/kernel/failures/messages/zh.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** A pattern that matches the message, in each of its plural forms, with any values. */
function patternOf(key: string, phrases: Readonly<Record<string, string>>): RegExp {
  const forms = [key, `${key}_one`, `${key}_other`].flatMap((form) => phrases[form] ?? []);
  if (forms.length === 0) throw new Error(`${key} has no phrase.`);
  const sources = forms.map((phrase) =>
    phrase
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+'),
  );
  return new RegExp(sources.join('|'));
}

interface Sought {
  isFirst: boolean;
  pattern: string;
  /** The server's own English sentence. */
  message: string;
  milliseconds: number;
}

const LONGEST_WAIT = 10_000;

/**
 * Repeats the request and waits inside the page: with seventy repetitions, waiting from outside would take longer than the
 * requests.
 */
async function failAgain(
  main: HTMLElement | SVGElement,
  { isFirst, pattern, message, milliseconds }: Sought,
) {
  const failure = () => main.querySelector('[role=alert]');
  // It may be away: two failures in a row can have the same phrase.
  while (!failure()) await new Promise((drawn) => requestAnimationFrame(drawn));
  if (!isFirst) failure()!.querySelector('button')!.click();
  const end = performance.now() + milliseconds;
  const text = () => failure()?.textContent ?? '';
  while (!new RegExp(pattern).test(text()) && performance.now() < end)
    await new Promise((drawn) => requestAnimationFrame(drawn));
  return { text: text(), isEnglish: document.body.textContent.includes(message) };
}

test('the server’s refusals are shown in Chinese', async ({ page, context, address }) => {
  await context.addCookies([{ name: 'language', value: 'zh', url: address }]);
  await page.goto('/permission/role');
  await page.getByRole('button', { name: '新建角色', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=name]').fill('admin');
  await dialog.locator('[type=submit]').click();
  await expect(dialog.getByText('已有同名角色。')).toBeVisible();
});

test('every failure that the server can answer is shown in Chinese', async ({ page, context, address }) => {
  const phrases = chinesePhrases();
  let [code] = codes;
  await context.addCookies([{ name: 'language', value: 'zh', url: address }]);
  await page.route('**/merchant/list*', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const reason = { ...failureReason(code!, valuesOf(code!) as never), values: valuesOf(code!) };
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status: 409, headers, json: { ...reason, status: 409, requestId: 'refused' } });
  });
  // The fewest rows, because the table is rendered each time.
  await page.goto('/merchant/list?limit=10');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toBeVisible();
  const english: string[] = [];
  for (const [at, next] of codes.entries()) {
    code = next;
    const pattern = patternOf(`failure.${code}`, phrases);
    const { message } = failureReason(code, valuesOf(code) as never);
    const sought = { isFirst: at === 0, pattern: pattern.source, message, milliseconds: LONGEST_WAIT };
    const { text, isEnglish } = await main.evaluate(failAgain, sought);
    expect(text).toMatch(pattern);
    // Some messages are values only.
    if (isEnglish && /[a-z]/i.test(message)) english.push(code);
  }
  expect(english).toEqual([]);
});

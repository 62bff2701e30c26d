import { MERCHANT_NAME_MAX } from '@backoffice/contract';
import demoMerchants from './demo-merchants.json';
import parts from './merchant-name-parts.json';
import { mixed } from './seeding';

/** Each list is a text with blanks between its words. */
const lists = Object.entries(parts).map(([name, text]) => [name, text.split(' ')]);
const { cities, brandStarts, brandEnds, trades, forms, surnames, shops, words, sectors } = Object.fromEntries(
  lists,
) as Record<keyof typeof parts, string[]>;
const latinForms = ['Ltd', 'Co., Ltd.', 'Inc.', 'GmbH', 'S.A.', 'LLC', '& Sons', 'Group'];

/** Returns the name of the merchant with this index: Chinese and Latin, short and long, up to the maximum of 32 characters. */
export function sampleName(index: number): string {
  const pick = (from: readonly string[], purpose: number) => from[mixed(index, purpose) % from.length] ?? '';
  const kind = mixed(index, 0) % 20;
  const brand = pick(brandStarts, 1) + pick(brandEnds, 2);
  if (kind < 10) return `${pick(cities, 3)}${brand}${pick(trades, 4)}${pick(forms, 5)}`;
  if (kind < 12) return `${pick(surnames, 6)}记${brand}${pick(shops, 7)}`;
  if (kind < 13)
    return `${brand}（${pick(cities, 3)}）${pick(trades, 4)}${pick(trades, 8)}${pick(forms, 5)}${pick(cities, 9)}分公司`;
  const first = pick(words, 10);
  const latin = `${first} ${pick(
    words.filter((word) => word !== first),
    11,
  )} ${pick(sectors, 12)}`;
  if (kind < 14) return latin.toUpperCase();
  const withForm = `${latin} ${pick(latinForms, 13)}`;
  return withForm.length <= MERCHANT_NAME_MAX ? withForm : latin;
}

/** The names of the merchants that the demo begins with: chains with their branches, and single houses. */
export const demoMerchantNames = demoMerchants.flatMap(({ brand, branches }) =>
  branches
    ? branches.map((branch) =>
        /^\p{Script=Han}/u.test(brand) ? `${brand}（${branch}）` : `${brand} ${branch}`,
      )
    : [brand],
);

/** Returns a pseudo-random status; three in four are active. */
export function sampleIsActive(index: number): boolean {
  return mixed(index, 20) % 4 !== 0;
}

/** Returns a number from -128 to 127; most are 0. */
export function sampleFreeDifference(index: number): number {
  return mixed(index, 21) % 3 === 0 ? (mixed(index, 22) % 256) - 128 : 0;
}

import type { MerchantListRequest } from '@backoffice/contract';
import { BROAD, type ListKind, QUICK } from './list-kind';

const PAGE_SIZE = 20;

function names(terms: string, further: MerchantListRequest = {}): MerchantListRequest[] {
  return terms.split(' ').map((merchantName) => ({ merchantName, ...further }));
}

/** @param merchants their number @param numbers some of their numbers */
export function merchantKinds(merchants: number, numbers: string[]): ListKind[] {
  const lastPage = Math.ceil(merchants / PAGE_SIZE);
  const middle = Math.ceil(lastPage / 2);
  const kind =
    (within: number) =>
    (name: string, requests: MerchantListRequest[]): ListKind => ({
      area: 'merchant',
      name,
      within,
      requests,
    });
  const [quick, broad] = [kind(QUICK), kind(BROAD)];
  const days = numbers.map((number) => number.slice(0, 'M20260101'.length));
  const years = [...new Set(numbers.map((number) => number.slice(0, 'M2026'.length)))];
  return [
    quick('first page', [{}]),
    quick('first page, newest first', [{ sort: '-id' }]),
    quick('by status', [{ status: 'active' }, { status: 'inactive', sort: '-id' }]),
    quick('middle page', [{ page: middle }, { page: middle, sort: '-id' }]),
    quick('deepest page', [{ page: lastPage }, { page: lastPage, sort: '-id' }]),
    quick('page past the end', [{ page: lastPage * 2 }]),
    quick('middle page by status', [{ page: Math.ceil(middle / 2), status: 'active' }]),
    quick(
      'whole number',
      numbers.map((merchantNo) => ({ merchantNo })),
    ),
    quick(
      "number's day",
      days.map((merchantNo) => ({ merchantNo })),
    ),
    quick(
      "number's day by status, newest first",
      days.map((merchantNo) => ({ merchantNo, status: 'inactive', sort: '-id' })),
    ),
    quick(
      'name, 2 characters, thousands of matches',
      names('北京 上海 广州 深圳 杭州 南京 苏州 成都 重庆 武汉 西安 天津 长沙 郑州 青岛 宁波'),
    ),
    quick(
      'name, 2 characters, hundreds of matches',
      names('鑫达 华通 天源 盛丰 恒利 瑞盈 嘉亨 宏润 德泽 信明'),
    ),
    quick(
      'the same by status, newest first',
      names('鑫达 华通 天源 盛丰 恒利', { status: 'active', sort: '-id' }),
    ),
    quick('name, 5 characters', names('州鑫达网络 海华通电子 京天源贸易 lotus urban 海鑫丰食品 圳瑞利珠宝')),
    quick('name that nobody has', names('龘靐 xyzzy 不存在的名字')),
    quick('options for a selector, 1000', [{ fields: 'option', limit: 1000, status: 'active' }]),
    broad('name, 100,000 matches and more', names('公司 有限公司 科技 有 a an')),
    broad('the same, deep, by status', names('公司 有限公司', { page: 3000, status: 'active' })),
    broad(
      "number's year",
      years.map((merchantNo) => ({ merchantNo })),
    ),
    broad(
      "name and number's year",
      years.map((merchantNo) => ({ merchantNo, merchantName: '公司', sort: '-id' })),
    ),
  ];
}

/** A sample article, which exists in the browser only. */
export interface SampleArticle {
  id: number;
  title: string;
  author: string;
  readings: number;
  type: 'CN' | 'US' | 'JP' | 'EU';
  /** The time of publication, ISO 8601. */
  published: string;
}

// One title is a formula, which a spreadsheet program would run if it were exported unescaped.
const titles = [
  'How a payment travels to its merchant',
  '结算文件操作指南',
  '=SUM(A1:A9) is a title, not a formula',
  'Comisiones por canal, paso a paso',
  '加盟店の審査チェックリスト',
  'Card disputes: answers to common questions',
  '商户入驻常见问题',
  'Cut-off times, weekends included',
];
const authors = ['Ana Torres', '王小明', 'Liam Carter', '佐藤健', 'Maya Singh'];
const types = ['CN', 'US', 'JP', 'EU'] as const;
const COUNT = 24;
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(2026, 0, 5, 8, 30);

/** Sample articles, the same on every visit. */
export const sampleArticles: readonly SampleArticle[] = Array.from({ length: COUNT }, (_none, index) => ({
  id: index + 1,
  title:
    index < titles.length
      ? titles[index]!
      : `${titles[index % titles.length]} (${1 + Math.floor(index / titles.length)})`,
  author: authors[index % authors.length]!,
  readings: 300 + ((index * 1277) % 4700),
  type: types[index % types.length]!,
  published: new Date(FIRST + index * 9 * DAY_MS).toISOString(),
}));

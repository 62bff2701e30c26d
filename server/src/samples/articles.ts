import { apiPaths, articlePlatforms, articleTypes } from '@backoffice/contract';
import type { WrittenArticle } from '../areas/articles/article-columns';
import { insertArticle } from '../areas/articles/articles.repository';
import { acceptImage } from '../areas/uploads/accept-image';
import { insertUpload } from '../areas/uploads/uploads.repository';
import { nextIds } from '../platform/database/new-rows';
import { statement } from '../platform/database/statement';
import { inTransaction } from '../platform/database/transaction';
import type { Services } from '../platform/services';
import { mixed } from './mixed';
import { sampleImage } from './sample-image';

const ARTICLES = 100;
const NOBODY = 0;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The texts of sample articles: each article is of one language throughout. */
const texts = [
  {
    subjects: [
      'Instant payouts',
      'Card disputes',
      'Settlement files',
      'Fraud rules',
      'Weekend cut-off times',
      'Recurring payments',
    ],
    angles: ['in practice', 'step by step', 'what changes this quarter', 'answers to common questions'],
    join: ': ',
    authors: ['Liam Carter', 'Maya Singh', 'Jonas Weber'],
    paragraphs: [
      'A payment is only finished when its money has arrived. This page tells which steps lie between, and who waits for whom.',
      'Each channel settles at its own hour. Where two of them disagree, the later one decides when a merchant is paid.',
      'A dispute is answered within ten days. Attach the receipt and the proof of delivery; without them it counts as accepted.',
    ],
  },
  {
    subjects: ['跨境结算', '商户入驻', '渠道路由', '对账文件', '退款流程'],
    angles: ['操作指南', '常见问题', '本季度的变化', '分步说明'],
    join: '：',
    authors: ['王小明', '李静'],
    paragraphs: [
      '结算文件在每个工作日的凌晨生成。请在上午十点之前核对差异，并在系统中登记处理结果。',
      '同一笔订单可以经由多个渠道支付。权重越高的渠道，分到的交易越多。',
      '商户入驻需要营业执照和结算账户。资料齐全时，审核在两个工作日内完成。',
    ],
  },
  {
    subjects: ['Pagos con QR', 'Comisiones por canal', 'Liquidaciones de fin de mes'],
    angles: ['guía breve', 'preguntas frecuentes', 'paso a paso'],
    join: ': ',
    authors: ['Ana Torres', 'Lucía Prieto'],
    paragraphs: [
      'Si un pago se rechaza, el comercio recibe el motivo tal como lo envía el canal, sin traducirlo.',
      'Las comisiones se calculan por canal y se descuentan al liquidar, nunca en el momento del pago.',
      'El código QR caduca a los quince minutos. Después hay que crear otro; el importe no cambia.',
    ],
  },
  {
    subjects: ['加盟店の審査', '手数料の見直し', '入金サイクル'],
    angles: ['チェックリスト', 'よくある質問', '手順のまとめ'],
    join: '：',
    authors: ['佐藤健', '山田花子'],
    paragraphs: [
      '審査では登記情報、銀行口座、過去の返金率を確認します。不足があれば加盟店に連絡します。',
      '手数料は決済手段ごとに定めています。改定は翌月の初日から適用されます。',
      '入金は締め日の翌営業日に行います。祝日が続くときは、その次の営業日になります。',
    ],
  },
] as const;

interface SampleArticle extends WrittenArticle {
  /** Readings by channel. */
  views: Readonly<Record<string, number>>;
}

/** One of many articles that are each a little different, and the same at every run. */
function sampleArticle(index: number, imagePath: string, now: number): SampleArticle {
  const of = <T>(list: readonly T[], purpose: number): T => list[mixed(index, purpose) % list.length]!;
  const { subjects, angles, join, authors, paragraphs } = of(texts, 0);
  const [lead, quote] = [mixed(index, 2) % paragraphs.length, mixed(index, 3) % (paragraphs.length - 1)];
  const others = paragraphs.filter((_, position) => position !== lead);
  const angle = of(angles, 1);
  const time = new Date(now - (100 - index) * 2 * DAY_MS - (mixed(index, 9) % DAY_MS)).toISOString();
  const status = mixed(index, 7) % 3 === 0 ? 'draft' : 'published';
  const scale = status === 'draft' ? 0 : 300 + (mixed(index, 8) % 5000);
  return {
    status,
    title: `${of(subjects, 14)}${join}${angle}`,
    content: [
      `<h2>${angle}</h2>`,
      `<p>${paragraphs[lead]}</p>`,
      '<ol><li data-list="bullet"><strong>1.</strong> T+1</li><li data-list="bullet">T+0</li></ol>',
      `<blockquote>${others[quote]}</blockquote>`,
      `<p>${others[1 - quote]}</p>`,
    ].join(''),
    content_short: paragraphs[lead]!,
    source_uri: index % 3 === 0 ? `https://www.example.com/articles/${index + 1}` : '',
    image_uri: imagePath,
    display_time: time,
    platforms: articlePlatforms.filter(
      (_, position) => position === 0 || mixed(index, 10 + position) % 2 === 0,
    ),
    comment_disabled: index % 4 === 0,
    importance: 1 + (mixed(index, 5) % 3),
    author: of(authors, 6),
    reviewer: of(authors, 16),
    type: of(articleTypes, 4),
    forecast: (mixed(index, 15) % 10_000) / 100,
    remark: index % 5 === 0 ? of(paragraphs, 17) : '',
    timestamp: time,
    views: { PC: scale * 4, mobile: scale * 7, ios: scale * 3, android: scale * 5 },
  };
}

const anyArticle = statement('sample-any-article', 'select from article limit 1').some;
const insertViews = statement<never, { id: number; channels: string[]; views: number[] }>(
  'sample-article-views',
  `insert into article_page_view (article_id, channel, views)
   select :id, * from unnest(:channels::text[], :views::bigint[])`,
);

/** Demo articles with a cover for a database that has no article. */
export async function addDemoArticles({ pool }: Pick<Services, 'pool'>): Promise<void> {
  if (await anyArticle(pool)) return;
  const bytes = sampleImage();
  const image = acceptImage(bytes);
  const name = `${'0'.repeat(32)}.${image.ending}`;
  const now = Date.now();
  await inTransaction(pool, async (transaction) => {
    await insertUpload(transaction, { ...image, name, bytes, sentBy: NOBODY });
    const ids = await nextIds(transaction, 'article', ARTICLES);
    for (const [index, id] of ids.entries()) {
      const { views, ...article } = sampleArticle(index, `${apiPaths.uploads}/${name}`, now);
      const pageviews = Object.values(views).reduce((sum, count) => sum + count, 0);
      await insertArticle(transaction, { ...article, id, pageviews });
      const channels = Object.keys(views);
      await insertViews.run(transaction, { id, channels, views: Object.values(views) });
    }
  });
}

import { articlePlatforms, articleTypes } from '@backoffice/contract';
import { mixed } from '../samples/mixed';
import type { SampleArticle } from './article-samples.repository';

const authors = ['Ana Torres', '王小明', 'Liam Carter', '佐藤健', 'Maya Singh', 'Jonas Weber'];

/** An article is of one language, as its readers are. */
const languages = {
  en: {
    angles: ['in practice', 'step by step', 'what changes this quarter', 'answers to common questions'],
    paragraphs: [
      'A payment is only finished when its money has arrived. This page tells which steps lie between, and who waits for whom.',
      'Each channel settles at its own hour. Where two of them disagree, the later one decides when a merchant is paid.',
      'What a bank refuses is shown as the bank says it, with the time at which it may be tried again.',
    ],
  },
  zh: {
    angles: ['操作指南', '常见问题', '本季度变更'],
    paragraphs: [
      '结算文件在每个工作日的凌晨生成。请在上午十点之前核对差异，并在系统中登记处理结果。',
      '每个渠道的结算时间不同。两个渠道不一致时，以较晚的时间为商户到账时间。',
    ],
  },
  es: {
    angles: ['guía breve', 'preguntas frecuentes'],
    paragraphs: [
      'Si un pago se rechaza, el comercio recibe el motivo tal como lo envía el canal, sin traducirlo.',
      'Cada canal liquida a su hora. El comercio cobra cuando ha liquidado el último.',
    ],
  },
  ja: {
    angles: ['チェックリスト', 'よくある質問'],
    paragraphs: [
      '審査では登記情報、銀行口座、過去の返金率を確認します。不足があれば加盟店に連絡します。',
      '手数料はチャネルごとに決まります。変更は翌月の精算から反映されます。',
    ],
  },
};

const subjects = [
  ['en', 'Instant payouts'],
  ['en', 'Card disputes'],
  ['zh', '跨境结算'],
  ['en', 'Settlement files'],
  ['zh', '商户入驻'],
  ['es', 'Pagos con QR'],
  ['ja', '加盟店の審査'],
  ['en', 'Fraud rules'],
  ['en', 'Weekend cut-off times'],
  ['zh', '渠道路由'],
  ['en', 'Recurring payments'],
  ['es', 'Comisiones por canal'],
  ['ja', '手数料の見直し'],
] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** One of many articles that are each a little different, and the same at every run. */
export function sampleArticle(index: number, imagePath: string, now: number): SampleArticle {
  const of = <T>(list: readonly T[], purpose: number): T => list[mixed(index, purpose) % list.length]!;
  const [language, subject] = of(subjects, 0);
  const { angles, paragraphs } = languages[language];
  const time = new Date(now - (100 - index) * 2 * DAY_MS - (mixed(index, 9) % DAY_MS)).toISOString();
  const status = mixed(index, 7) % 3 === 0 ? 'draft' : 'published';
  const scale = status === 'draft' ? 0 : 300 + (mixed(index, 8) % 5000);
  return {
    status,
    title: `${subject}${language === 'zh' || language === 'ja' ? '：' : ': '}${of(angles, 1)}`,
    content: [
      `<h2>${of(angles, 1)}</h2>`,
      `<p>${of(paragraphs, 2)}</p>`,
      '<ol><li data-list="bullet"><strong>1.</strong> T+1</li><li data-list="bullet">T+0</li></ol>',
      `<blockquote>${of(paragraphs, 3)}</blockquote>`,
      `<p>${of(paragraphs, 4)}</p>`,
    ].join(''),
    content_short: of(paragraphs, 2),
    source_uri: index % 3 === 0 ? `https://www.example.com/articles/${index + 1}` : '',
    image_uri: imagePath,
    display_time: time,
    platforms: articlePlatforms.filter((_, place) => place === 0 || mixed(index, 10 + place) % 2 === 0),
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

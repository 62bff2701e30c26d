import { articlePlatforms, articleTypes } from '@backoffice/contract';
import { mixed } from '../samples/mixed';
import type { SampleArticle } from './article-samples.repository';

const subjects = [
  'Instant payouts',
  'Card disputes',
  '跨境结算',
  'Settlement files',
  '商户入驻',
  'Pagos con QR',
  '加盟店の審査',
  'Fraud rules',
  'Weekend cut-off times',
  '渠道路由',
  'Recurring payments',
  'Comisiones por canal',
  '手数料の見直し',
];
const angles = [
  'in practice',
  'step by step',
  'what changes this quarter',
  '操作指南',
  'answers to common questions',
  '常见问题',
  'guía breve',
  'チェックリスト',
];
const authors = ['Ana Torres', '王小明', 'Liam Carter', '佐藤健', 'Maya Singh', 'Jonas Weber'];
const paragraphs = [
  'A payment is only finished when its money has arrived. This page tells which steps lie between, and who waits for whom.',
  '结算文件在每个工作日的凌晨生成。请在上午十点之前核对差异，并在系统中登记处理结果。',
  'Each channel settles at its own hour. Where two of them disagree, the later one decides when a merchant is paid.',
  'Si un pago se rechaza, el comercio recibe el motivo tal como lo envía el canal, sin traducirlo.',
  '審査では登記情報、銀行口座、過去の返金率を確認します。不足があれば加盟店に連絡します。',
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** One of many articles that are each a little different, and the same at every run. */
export function sampleArticle(index: number, imagePath: string, now: number): SampleArticle {
  const of = <T>(list: readonly T[], purpose: number): T => list[mixed(index, purpose) % list.length]!;
  const time = new Date(now - (100 - index) * 2 * DAY_MS - (mixed(index, 9) % DAY_MS)).toISOString();
  const status = mixed(index, 7) % 3 === 0 ? 'draft' : 'published';
  const scale = status === 'draft' ? 0 : 300 + (mixed(index, 8) % 5000);
  return {
    status,
    title: `${of(subjects, 0)}: ${of(angles, 1)}`,
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

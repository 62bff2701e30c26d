/** What sample articles are made of: each is of one language throughout. */
export const sampleArticleTexts = [
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

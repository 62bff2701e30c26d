import type { RouteNode } from '@backoffice/contract';
import { groupNode, pageNode } from './nodes';

const mix = pageNode('mix-chart', 'ChartsMix', {
  en: 'Mixed chart',
  zh: '混合图表',
  es: 'Gráfico mixto',
  ja: '複合グラフ',
});

export const chartRoutes: RouteNode[] = [
  groupNode(
    '/charts',
    { en: 'Charts', zh: '图表', es: 'Gráficos', ja: 'グラフ' },
    [
      pageNode('keyboard', 'ChartsKeyboard', {
        en: 'Keyboard chart',
        zh: '键盘图表',
        es: 'Gráfico con teclado',
        ja: 'キーボードで操作するグラフ',
      }),
      pageNode('line', 'ChartsLine', {
        en: 'Line chart',
        zh: '折线图',
        es: 'Gráfico de líneas',
        ja: '折れ線グラフ',
      }),
      { ...mix, aliases: ['/charts/mixchart'] },
    ],
    'board',
  ),
];

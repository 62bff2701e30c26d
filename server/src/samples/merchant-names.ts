import { MERCHANT_NAME_MAX } from '@backoffice/contract';
import { mixed } from './mixed';

const cities =
  '北京 上海 广州 深圳 杭州 南京 苏州 成都 重庆 武汉 西安 天津 长沙 郑州 青岛 宁波 无锡 厦门 福州 济南 合肥 昆明 大连 沈阳 东莞 佛山 珠海 温州 南昌 贵阳 南宁 太原 石家庄 哈尔滨 长春 海口 三亚 兰州 银川 西宁 乌鲁木齐 呼和浩特 拉萨 烟台 泉州 常州 徐州 扬州 绍兴 嘉兴 金华 台州 惠州 中山 汕头 湛江 桂林 柳州 洛阳 开封 襄阳 宜昌 株洲 绵阳 遵义 大理'.split(
    ' ',
  );
const brandStarts = Array.from(
  '鑫华天盛恒瑞嘉宏德信诚泰安隆昌福兴顺达通源金银玉宝龙凤云星海江山林森东方新创博远卓越优乐美康宁和平正大',
);
const brandEnds = Array.from(
  '达通源丰利盈亨润泽明辉耀光腾飞翔跃升旺茂荣发展望途道科智联网数码汇聚合众邦国民生活悦享尚品味香园居家',
);
const trades =
  '网络科技 电子商务 贸易 餐饮管理 文化传媒 信息技术 供应链管理 国际物流 食品 服饰 珠宝 家居用品 医疗器械 教育咨询 旅游 建筑材料 汽车服务 农业发展 新能源 支付服务 生物医药 化妆品 体育用品 游戏'.split(
    ' ',
  );
const forms = '有限公司 有限公司 有限公司 有限责任公司 股份有限公司 集团 工作室 商行 经营部 旗舰店'.split(
  ' ',
);
const surnames = Array.from('王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗');
const shops = '小吃店 便利店 水果店 花店 烘焙坊 茶馆 书店 服装店 理发店 火锅店'.split(' ');
const words =
  'Golden Blue Silver Northern Pacific Harbor Lotus Summit Evergreen Bright Urban Royal Atlas Cedar Nova Orchid Maple Coral Delta Zenith Falcon Granite Willow Amber Polar Café Señora Müller'.split(
    ' ',
  );
const sectors =
  'Trading Payments Logistics Foods Textiles Electronics Travel Media Pharmacy Furniture Motors Games Fashion Energy Books'.split(
    ' ',
  );
const latinForms = ['Ltd', 'Co., Ltd.', 'Inc.', 'GmbH', 'S.A.', 'LLC', '& Sons', 'Group'];

/** The name of the merchant with this index: Chinese and Latin, short and long, up to the 32 characters that a name may have. */
export function sampleName(index: number): string {
  const pick = (from: readonly string[], purpose: number) => from[mixed(index, purpose) % from.length] ?? '';
  const kind = mixed(index, 0) % 20;
  const brand = pick(brandStarts, 1) + pick(brandEnds, 2);
  if (kind < 10) return `${pick(cities, 3)}${brand}${pick(trades, 4)}${pick(forms, 5)}`;
  if (kind < 12) return `${pick(surnames, 6)}记${brand}${pick(shops, 7)}`;
  if (kind < 13)
    return `${brand}（${pick(cities, 3)}）${pick(trades, 4)}${pick(trades, 8)}${pick(forms, 5)}${pick(cities, 9)}分公司`;
  const latin = `${pick(words, 10)} ${pick(words, 11)} ${pick(sectors, 12)}`;
  if (kind < 14) return latin.toUpperCase();
  const withForm = `${latin} ${pick(latinForms, 13)}`;
  return withForm.length <= MERCHANT_NAME_MAX ? withForm : latin;
}

/** Mixed like the names; three in four are active. */
export function sampleIsActive(index: number): boolean {
  return mixed(index, 20) % 4 !== 0;
}

/** From -128 to 127, most of them 0. */
export function sampleFreeDifference(index: number): number {
  return mixed(index, 21) % 3 === 0 ? (mixed(index, 22) % 256) - 128 : 0;
}

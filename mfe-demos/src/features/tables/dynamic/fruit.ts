export const fruits = ['apple', 'banana', 'orange'] as const;
export type Fruit = (typeof fruits)[number];

export const fruitTexts = {
  apple: 'tables.dynamic.apple',
  banana: 'tables.dynamic.banana',
  orange: 'tables.dynamic.orange',
} as const satisfies Record<Fruit, string>;

/** What a market has sold, in kilograms. */
export type FruitSales = { market: string } & Record<Fruit, number>;

export const fruitSales: readonly FruitSales[] = [
  { market: 'Mercado Central', apple: 1250, banana: 310, orange: 920 },
  { market: 'Old Harbour', apple: 860, banana: 1475, orange: 240 },
  { market: '西直门', apple: 430, banana: 655, orange: 1180 },
  { market: '築地', apple: 975, banana: 520, orange: 385 },
];

import { formatMarks, valueScale } from './value-scale';

const HEIGHT = 240;

it.each([
  { highest: 1386, marks: [0, 500, 1000, 1500] },
  { highest: 80_412, marks: [0, 20_000, 40_000, 60_000, 80_000, 100_000] },
  { highest: 1, marks: [0, 1, 2, 3, 4] },
])('ranges from 0 to a round value above $highest', ({ highest, marks }) => {
  const scale = valueScale(highest, HEIGHT);
  expect(scale.marks).toEqual(marks);
  expect(scale.below(0)).toBe(HEIGHT);
  expect(scale.below(marks.at(-1)!)).toBe(0);
  expect(scale.below(marks.at(-1)! / 2)).toBe(HEIGHT / 2);
});

it.each([0, -Infinity])('counts by one where the highest value is %s', (highest) => {
  const { marks, below } = valueScale(highest, HEIGHT);
  expect(marks).toEqual([0, 1, 2, 3, 4]);
  expect(below(0)).toBe(HEIGHT);
});

it.each([
  { language: 'en', texts: ['0', '500K', '1M', '1.5M'] },
  { language: 'zh', texts: ['0', '50万', '100万', '150万'] },
  { language: 'es', texts: ['0', '500 mil', '1 M', '1,5 M'] },
  { language: 'ja', texts: ['0', '50万', '100万', '150万'] },
] as const)('shortens values from a million in $language, and smaller ones beside them', (wanted) => {
  const marks = formatMarks([0, 500_000, 1_000_000, 1_500_000], wanted.language);
  expect(marks.map((mark) => mark.replace('\u00a0', ' '))).toEqual(wanted.texts);
});

it('writes smaller values in full', () => {
  expect(formatMarks([0, 400_000, 800_000], 'zh')).toEqual(['0', '400,000', '800,000']);
});

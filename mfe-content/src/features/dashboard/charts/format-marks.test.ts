import { formatMarks } from './format-marks';

it.each([
  { language: 'en', texts: ['0', '500K', '1M', '1.5M'] },
  { language: 'zh', texts: ['0', '50万', '100万', '150万'] },
  { language: 'es', texts: ['0', '500 mil', '1 M', '1,5 M'] },
  { language: 'ja', texts: ['0', '50万', '100万', '150万'] },
] as const)('writes a million and more shortly in $language, and what stands below alike', (wanted) => {
  const marks = formatMarks([0, 500_000, 1_000_000, 1_500_000], wanted.language);
  expect(marks.map((mark) => mark.replace('\u00a0', ' '))).toEqual(wanted.texts);
});

it('writes less in full', () => {
  expect(formatMarks([0, 400_000, 800_000], 'zh')).toEqual(['0', '400,000', '800,000']);
});

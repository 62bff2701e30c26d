import { shareOf, squareOf } from './crop-image';

const wide = { width: 400, height: 200 };

it('crops the centre', () => {
  expect(squareOf(wide, 0.5)).toEqual({ unit: '%', x: 37.5, y: 25, width: 25, height: 50 });
  expect(squareOf(wide, 1)).toEqual({ unit: '%', x: 25, y: 0, width: 50, height: 100 });
});

it('grows around the crop, and stays inside the image', () => {
  const corner = { unit: '%', x: 0, y: 0, width: 25, height: 50 } as const;
  expect(squareOf(wide, 1, corner)).toEqual({ unit: '%', x: 0, y: 0, width: 50, height: 100 });
  expect(squareOf(wide, 0.25, corner)).toEqual({ unit: '%', x: 6.25, y: 12.5, width: 12.5, height: 25 });
});

it('is never larger than the image nor too small to drag', () => {
  expect(shareOf(wide, squareOf(wide, 7))).toBe(1);
  expect(shareOf(wide, squareOf(wide, 0))).toBeCloseTo(0.1);
});

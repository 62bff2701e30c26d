import { scrollToTop } from './scroll-to-top';

const scrollTo = jest.fn((_x: number, y: number) => {
  window.scrollY = y;
});

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  window.scrollY = 1000;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('scrollToTop arrives after 800 ms and eases at both ends', () => {
  scrollToTop();
  jest.advanceTimersByTime(390);
  expect(window.scrollY).toBeGreaterThan(400);
  expect(window.scrollY).toBeLessThan(600);
  jest.advanceTimersByTime(430);
  expect(window.scrollY).toBe(0);
});

it('scrollToTop jumps when reduced motion is preferred', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  scrollToTop();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(window.scrollY).toBe(0);
});

it('scrollToTop does nothing at the top', () => {
  window.scrollY = 0;
  scrollToTop();
  expect(scrollTo).not.toHaveBeenCalled();
});

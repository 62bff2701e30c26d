import { initI18n } from '@backoffice/i18n';
import { act, render, screen } from '@testing-library/react';
import { AnimatedCount } from './animated-count';

const frames: FrameRequestCallback[] = [];
let now = 0;
const moveTo = (time: number) => {
  now = time;
  act(() => {
    for (const frame of frames.splice(0)) frame(time);
  });
};
const preferStillness = (matches: boolean) =>
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((media) => ({ media, matches }) as MediaQueryList);

beforeAll(async () => {
  await initI18n('en', (key) => {
    throw new Error(key);
  });
});
beforeEach(() => {
  frames.length = 0;
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});

it('counts from 0 to the number, and stops there', () => {
  preferStillness(false);
  render(<AnimatedCount value={1000} />);
  expect(screen.getByText('0')).toBeInTheDocument();
  moveTo(300);
  expect(screen.getByText('875')).toBeInTheDocument();
  moveTo(600);
  expect(screen.getByText('1,000')).toBeInTheDocument();
  expect(frames).toHaveLength(0);
});

it('continues from the shown number when the target changes', () => {
  preferStillness(false);
  const { rerender } = render(<AnimatedCount value={1000} />);
  moveTo(600);
  rerender(<AnimatedCount value={200} />);
  moveTo(900);
  expect(screen.getByText('300')).toBeInTheDocument();
  moveTo(1200);
  expect(screen.getByText('200')).toBeInTheDocument();
});

it('does not count for users who prefer reduced motion', () => {
  preferStillness(true);
  const { rerender } = render(<AnimatedCount value={1000} />);
  expect(screen.getByText('1,000')).toBeInTheDocument();
  expect(frames).toHaveLength(0);
  rerender(<AnimatedCount value={200} />);
  moveTo(1);
  expect(screen.getByText('200')).toBeInTheDocument();
});

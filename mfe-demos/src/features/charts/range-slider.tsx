import { makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import type { ChangeEvent } from 'react';
import { chartMargin } from './chart-frame';

/** The indexes of the first and last drawn point. */
export interface Range {
  from: number;
  to: number;
}

const HEIGHT = 44;
const thumb = {
  pointerEvents: 'auto',
  boxSizing: 'border-box',
  width: '24px',
  height: '32px',
  border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: tokens.colorNeutralBackground1,
  cursor: 'ew-resize',
} as const;

const useRangeSliderStyles = makeStyles({
  slider: {
    position: 'relative',
    height: `${HEIGHT}px`,
    marginBlockStart: tokens.spacingVerticalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  outline: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  shown: {
    position: 'absolute',
    insetBlock: 0,
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
    opacity: 0.5,
  },
  // The two inputs overlap, so only their handles take the pointer.
  end: {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    backgroundColor: 'transparent',
    pointerEvents: 'none',
    '::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
    '::-moz-range-thumb': thumb,
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::-webkit-slider-thumb': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    ':focus-visible::-moz-range-thumb': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  above: { zIndex: 1 },
});

interface RangeSliderProps {
  /** The labels of the slider and its ends. */
  texts: { range: string; from: string; to: string };
  /** The label of each point. */
  labels: readonly string[];
  /** The height of each point in the outline behind the slider. */
  heights: readonly number[];
  range: Range;
  onChange: (range: Range) => void;
}

/** A slider for the range of a chart, at least two points: by pointer, touch, or arrow keys at either end. */
export function RangeSlider({ texts, labels, heights, range, onChange }: RangeSliderProps) {
  const styles = useRangeSliderStyles();
  const last = labels.length - 1;
  const highest = Math.max(...heights);
  const outline = heights.map((height, at) => `${at},${1 - (0.8 * height) / highest}`).join(' ');
  const end = (name: keyof Range, move: (to: number) => Range) => ({
    'aria-label': texts[name],
    'aria-valuetext': labels[range[name]],
    max: last,
    min: 0,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(move(target.valueAsNumber)),
    type: 'range',
    value: range[name],
  });
  return (
    <div
      aria-label={texts.range}
      className={styles.slider}
      role="group"
      // Has the width of the drawing above.
      style={{ marginInlineStart: chartMargin.left, marginInlineEnd: chartMargin.right }}
    >
      <svg aria-hidden="true" className={styles.outline} preserveAspectRatio="none" viewBox={`0 0 ${last} 1`}>
        <polygon fill={tokens.colorNeutralStroke1} points={`0,1 ${outline} ${last},1`} />
      </svg>
      <div
        className={styles.shown}
        style={{ insetInlineStart: share(range.from, last), insetInlineEnd: share(last - range.to, last) }}
      />
      <input
        // Keeps the left handle reachable where both meet at the right.
        className={mergeClasses(styles.end, range.from > last / 2 && styles.above)}
        {...end('from', (from) => ({ ...range, from: Math.min(from, range.to - 1) }))}
      />
      <input
        className={styles.end}
        {...end('to', (to) => ({ ...range, to: Math.max(to, range.from + 1) }))}
      />
    </div>
  );
}

const share = (part: number, whole: number) => `${(100 * part) / whole}%`;

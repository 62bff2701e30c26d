import { makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { pressedKey } from '@backoffice/ui/pressed-key';
import type { KeyboardEvent, PointerEvent, ReactNode, Ref } from 'react';

const useChartSliderStyles = makeStyles({
  slider: {
    borderRadius: tokens.borderRadiusMedium,
    touchAction: 'pan-y',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '& svg': { display: 'block' },
    // Texts of a chart use the typeface of the page.
    '& text': { fontFamily: tokens.fontFamilyBase, fontVariantNumeric: 'tabular-nums' },
  },
});

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Returns the point of a chart that a key leads to.
 *
 * @param pageStep how many points PageUp and PageDown move; without it they do nothing
 * @returns null for a key that leads nowhere
 */
function pointAfterKey(pressed: string, point: number, points: number, pageStep?: number): number | null {
  const step =
    pageStep && pressed.startsWith('Page') ? (pressed === 'PageUp' ? pageStep : -pageStep) : steps[pressed];
  return step === undefined ? null : Math.min(points - 1, Math.max(0, point + step));
}

export interface ChartSliderProps {
  label: string;
  /** The role that a screen reader announces instead of “slider”. */
  roleDescription: string;
  /** The figures of the point as text. */
  valueText: string;
  point: number;
  points: number;
  pageStep?: number;
  /** In pixels. */
  height: number;
  /** Returns the point at a position of a drawing of this width, all in pixels; null where there is none. */
  pointAt: (x: number, y: number, width: number) => number | null;
  /** Called when the pointer or a key has reached a point; with null when the pointer is at none. */
  onPoint: (point: number | null) => void;
  onFocus?: () => void;
  /** Called when focus or pointer leave, or Escape is pressed. */
  onLeave?: () => void;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  /** The drawing and its tooltip. */
  children: ReactNode;
}

/**
 * A chart whose points are reached by pointer or arrow keys. Screen readers see a slider and read out the value of each point that
 * the keys reach.
 */
export function ChartSlider(props: ChartSliderProps) {
  const { label, roleDescription, valueText, point, points, pageStep, height, className, ref, children } =
    props;
  const { pointAt, onPoint, onFocus, onLeave } = props;
  const styles = useChartSliderStyles();
  const followPointer = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    onPoint(pointAt(clientX - left, clientY - top, width));
  };
  const followKeys = (event: KeyboardEvent) => {
    const pressed = pressedKey(event);
    if (pressed === 'Escape') onLeave?.();
    const next = pointAfterKey(pressed, point, points, pageStep);
    if (next === null) return;
    event.preventDefault();
    onPoint(next);
  };
  return (
    <div
      aria-label={label}
      aria-roledescription={roleDescription}
      aria-valuemax={Math.max(0, points - 1)}
      aria-valuemin={0}
      aria-valuenow={point}
      aria-valuetext={valueText}
      className={mergeClasses(styles.slider, className)}
      onBlur={onLeave}
      onFocus={onFocus}
      onKeyDown={followKeys}
      onPointerDown={followPointer}
      onPointerLeave={onLeave}
      onPointerMove={followPointer}
      ref={ref}
      role="slider"
      style={{ height }}
      tabIndex={0}
    >
      {children}
    </div>
  );
}

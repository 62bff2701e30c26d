import { makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { useId } from 'react';

const useSegmentsStyles = makeStyles({
  bar: {
    display: 'inline-flex',
    // One below the other where they do not fit beside each other.
    flexWrap: 'wrap',
    padding: '2px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  segment: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'calc(var(--ui-control-height) - 4px)',
    padding: `0 ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  chosen: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow2,
    '@media (forced-colors: active)': { outline: '1px solid Highlight' },
  },
  // The label is what one sees and clicks.
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
});

export interface SegmentsProps<V extends string | number> {
  /** What is chosen; for screen readers. */
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** How a page shows what it has, one of a few ways that are all in sight: radio buttons that look like one bar. */
export function Segments<V extends string | number>({ label, options, value, onChange }: SegmentsProps<V>) {
  const styles = useSegmentsStyles();
  const name = useId();
  return (
    <div aria-label={label} className={styles.bar} role="radiogroup">
      {options.map((option) => (
        <label
          className={mergeClasses(styles.segment, option.value === value && styles.chosen)}
          key={option.value}
        >
          <input
            checked={option.value === value}
            className={styles.input}
            name={name}
            onChange={() => onChange(option.value)}
            type="radio"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

import { makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import { useId } from 'react';

const useSegmentsStyles = makeStyles({
  bar: {
    display: 'inline-flex',
    // Segments wrap where they do not fit in a line.
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
  // The label is visible and clickable instead of the input.
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
});

export interface SegmentsProps<V extends string | number> {
  /** Accessible name. */
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** Radio buttons styled as one bar, for switching between a few views of a page. */
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

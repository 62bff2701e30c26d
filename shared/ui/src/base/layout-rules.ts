// Style rules to spread into a declaration, as in `bar: { ...wrappingRow, gap: '8px' }`. Plain JavaScript, because the build evaluates
// style files without TypeScript; `Object.freeze` keeps the types of the values literal. Rules with tokens: `theme-rules.ts`.

export const flexRow = Object.freeze({ display: 'flex', alignItems: 'center' });
export const wrappingRow = Object.freeze({ ...flexRow, flexWrap: 'wrap' });
/** A row whose first and last parts are at its ends, and which wraps. */
export const spacedRow = Object.freeze({ ...wrappingRow, justifyContent: 'space-between' });
export const flexWrapping = Object.freeze({ display: 'flex', flexWrap: 'wrap' });
export const flexColumn = Object.freeze({ display: 'flex', flexDirection: 'column' });

/** A list without markers and indentation. */
export const plainList = Object.freeze({ margin: 0, padding: 0, listStyleType: 'none' });

/** Text in one line, which ends with an ellipsis where it does not fit. */
export const cutText = Object.freeze({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Visible to screen readers only. */
export const visuallyHidden = Object.freeze({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/** Generated content that draws the shape of an icon in the text colour; see `createIcon`. */
export const drawnShape = Object.freeze({
  content: '""',
  display: 'block',
  width: '20px',
  height: '20px',
  backgroundColor: 'currentColor',
  clipPath: 'var(--ui-icon)',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
});

/** Added to `drawnShape` for an icon of 16 px. */
export const smallShape = Object.freeze({ width: '16px', height: '16px' });

/** The first letter of a name on its colour; see `initialOf`. */
export const initialMark = Object.freeze({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  // One lightness, on which white is readable in any hue.
  backgroundColor: 'oklch(0.5 0.1 var(--ui-hue))',
  color: '#fff',
  userSelect: 'none',
});

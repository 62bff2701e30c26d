/** The colour that a figure is drawn in, beside its name. */
export function ColourMark({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" height={10} style={{ flexShrink: 0 }} width={10}>
      <rect fill={colour} height={10} rx={2} width={10} />
    </svg>
  );
}

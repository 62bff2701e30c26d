import { makeStyles, tokens } from '@fluentui/react-components';

const useDrawingStyles = makeStyles({
  paper: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1 },
  words: { fill: tokens.colorNeutralStroke2, stroke: 'none' },
  first: { fill: tokens.colorBrandBackground2, stroke: 'none' },
  tool: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorBrandForeground1 },
  farther: { opacity: 0.6 },
});

/** The subject of a drawing: an empty list, or a search without results. */
export type DrawingOf = 'nothing-yet' | 'nothing-found';

/** A row of a list: a circle and a line of text. */
function Row({ at, inset, length }: { at: number; inset: number; length: number }) {
  const styles = useDrawingStyles();
  return (
    <>
      <rect className={styles.paper} height={22} rx={5} width={136 - 2 * inset} x={12 + inset} y={at} />
      <circle className={styles.first} cx={26 + inset} cy={at + 11} r={5} />
      <rect className={styles.words} height={5} rx={2.5} width={length} x={38 + inset} y={at + 8.5} />
    </>
  );
}

/** The drawing above the text of an empty state. Purely decorative. */
export function Drawing({ of }: { of: DrawingOf }) {
  const styles = useDrawingStyles();
  return (
    <svg aria-hidden="true" height={96} strokeWidth={1.5} viewBox="0 0 160 96" width={160}>
      <g className={styles.farther}>
        <Row at={4} inset={12} length={48} />
      </g>
      <Row at={33} inset={6} length={64} />
      {of === 'nothing-found' ? (
        <>
          <Row at={62} inset={0} length={40} />
          <circle className={styles.tool} cx={116} cy={58} r={18} strokeWidth={3} />
          <path className={styles.tool} d="m129 71 15 15" strokeLinecap="round" strokeWidth={4} />
        </>
      ) : (
        <rect className={styles.tool} height={22} rx={5} strokeDasharray="4 4" width={136} x={12} y={62} />
      )}
    </svg>
  );
}

import { makeStyles } from '@backoffice/ui';
import { encode } from 'uqr';

const useQrStyles = makeStyles({
  // Readers expect dark modules on white, also in a dark theme.
  root: { width: '12rem', height: '12rem', backgroundColor: '#ffffff', forcedColorAdjust: 'none' },
});

// White modules around the code, as its standard asks for.
const MARGIN = 4;

/** A QR code, as an image of one path. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const styles = useQrStyles();
  const { data, size } = encode(text, { border: MARGIN });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      aria-label={label}
      className={styles.root}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} fill="#000000" />
    </svg>
  );
}

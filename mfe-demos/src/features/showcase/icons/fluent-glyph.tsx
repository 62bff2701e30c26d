import { useIconStyles } from './icons.styles';
import type { Drawing } from './use-drawings';

const BOX = '0 0 20 20';
const imageOf = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX}">${content}`)}`;

/** A drawing of Fluent's, or the room for it until it is here. */
export function FluentGlyph({ drawing }: { drawing: Drawing | undefined }) {
  const styles = useIconStyles();
  if (!drawing) return <span className={styles.room} />;
  // One with colours of its own refers to parts of itself by ids, which would meet others' on this page.
  if (typeof drawing === 'string') return <img alt="" height={24} src={imageOf(drawing)} width={24} />;
  return (
    <svg aria-hidden="true" fill="currentColor" height={24} viewBox={BOX} width={24}>
      {drawing.map((path) => (
        <path d={path} key={path} />
      ))}
    </svg>
  );
}

import { useCellLinkStyles } from './cell-link.styles';

export interface CellLinkProps {
  children: string;
  onClick: () => void;
}

/** A cell's text that opens something; cut like any other text. */
export function CellLink({ children, onClick }: CellLinkProps) {
  const styles = useCellLinkStyles();
  return (
    <button className={styles.link} data-tooltip-when-cut="" onClick={onClick} type="button">
      {children}
    </button>
  );
}

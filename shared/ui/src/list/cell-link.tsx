import { useCellLinkStyles } from './cell-link.styles';

export interface CellLinkProps {
  children: string;
  /** Name and tooltip, where the text alone does not say what is opened. It holds the text. */
  label?: string;
  onClick: () => void;
}

/** A cell's text that opens something; cut like any other text. */
export function CellLink({ children, label, onClick }: CellLinkProps) {
  const styles = useCellLinkStyles();
  return (
    <button
      aria-label={label}
      className={styles.link}
      data-tooltip={label}
      data-tooltip-when-cut={label === undefined ? '' : undefined}
      onClick={onClick}
      type="button"
    >
      {children}
    </button>
  );
}

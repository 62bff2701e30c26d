import { makeStyles, tokens } from '@fluentui/react-components';

const useCellLinkStyles = makeStyles({
  link: {
    // A figure alone would be a narrow target.
    minWidth: '24px',
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
    maxWidth: '100%',
    // Makes one line of text a target of 24 px.
    padding: `calc(12px - ${tokens.lineHeightBase300} / 2) 0`,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    // The link names its row.
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'inherit',
    verticalAlign: 'bottom',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
});

export interface CellLinkProps {
  children: string;
  /** Accessible name and tooltip, if the text alone does not say what is opened. It contains the text. */
  label?: string;
  onClick: () => void;
}

/** The text of a cell that opens something; cut like other texts. */
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

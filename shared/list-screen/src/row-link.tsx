import { makeStyles, tokens } from '@backoffice/ui';
import { Link } from 'react-router-dom';

const useRowLinkStyles = makeStyles({
  link: {
    display: 'inline-block',
    maxWidth: '100%',
    verticalAlign: 'bottom',
    boxSizing: 'border-box',
    minWidth: 0,
    // Makes one line of text a target of 24 px.
    padding: '4px 0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (max-width: 639.98px)': { display: 'inline', whiteSpace: 'normal' },
    '@media (pointer: coarse)': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      verticalAlign: 'baseline',
    },
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
});

/** A text of a row that links to a page. Cut like other texts. */
export function RowLink({ to, children }: { to: string; children: string }) {
  const styles = useRowLinkStyles();
  return (
    <Link className={styles.link} data-tooltip-when-cut="" to={to}>
      {children}
    </Link>
  );
}

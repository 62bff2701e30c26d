import { makeStyles, tokens } from '@backoffice/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

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
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
});

const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * A text of a row that leads to a page: of this row, or of what it names. Cut like any other text. Of the router's own link, which keeps
 * thirty values for each, a list of twenty rows would be a thirtieth slower.
 *
 * @param to an address of this product, with its whole path
 */
export function RowLink({ to, children }: { to: string; children: string }) {
  const styles = useRowLinkStyles();
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    // A list may have opened the panel of its row.
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <a className={styles.link} data-tooltip-when-cut="" href={to} onClick={onClick}>
      {children}
    </a>
  );
}

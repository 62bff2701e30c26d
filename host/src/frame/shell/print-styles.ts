import { adoptStyles } from '../../kernel/document-styles';

const CSS = `
  @media print {
    html { scrollbar-gutter: auto; font-size: 80%; }
    :has(~ div > main), div:has(> main) ~ *, div:has(> main) > :not(header, main), header > :not(nav), header li:not(:last-child),
    main :is(form[role=search], nav, button:not(table *, [aria-expanded]), td button[aria-label]) { display: none !important; }
    header, main :is(th, td, thead) { position: static !important; }
    main :has(table) { height: auto !important; max-height: none !important; overflow: visible !important; }
    main table { min-width: 0 !important; table-layout: auto !important; }
    main :is(tr, section) { break-inside: avoid; }
  }
`;

/** Prints a page as its title and its whole content, without the frame and what can only be pressed. */
export const stylePrintedPages = () => adoptStyles(CSS);

import { tokens } from '@backoffice/ui';

/** Marks a figure as a link, as a pseudo-element: an element for each would make the page larger. Not read out. */
export const linkArrow = {
  '::after': { content: '"›" / ""', marginInlineStart: '0.5ch', color: tokens.colorBrandForegroundLink },
};

import { makeStaticStyles } from '@griffel/react';

/** The gutter of the scrollbar stays, so that nothing jumps when a page grows past the window. */
export const useDocumentStyles = makeStaticStyles({
  html: { scrollbarGutter: 'stable' },
  body: { margin: 0 },
});

import { makeStyles } from '@backoffice/ui';

export const usePrintFrameStyles = makeStyles({
  // Without a size there would be nothing to print.
  frame: { position: 'fixed', insetInlineStart: '-10000px', width: '210mm', height: '297mm', border: 0 },
});

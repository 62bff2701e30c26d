import { makeStyles } from '@backoffice/ui';

export const useEditorPlaceStyles = makeStyles({
  // The room of toolbar and text, so that nothing moves when the editor comes.
  place: { minHeight: '443px' },
  skeleton: { height: '443px' },
});

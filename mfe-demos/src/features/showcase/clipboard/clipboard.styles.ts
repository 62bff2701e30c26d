import { makeStyles } from '@backoffice/ui';

export const useClipboardStyles = makeStyles({ text: { flexGrow: 1, maxWidth: '360px' } });

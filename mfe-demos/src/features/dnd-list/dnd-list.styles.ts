import { makeStyles } from '@backoffice/ui';

export const useDndListStyles = makeStyles({ skeleton: { height: '480px' } });

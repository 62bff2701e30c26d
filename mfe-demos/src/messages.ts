import { defineMessages } from '@backoffice/i18n';
import { messageFiles } from './message-files';

export const messages = defineMessages('demos', messageFiles);

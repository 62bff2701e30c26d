import { uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';

export { AvatarUploadPage as Page } from '../features/avatar-upload/avatar-upload-page';
export const messages = [demoMessages, uiMessages];

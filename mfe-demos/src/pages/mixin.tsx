import { uiMessages } from '@backoffice/ui';
import { messages as demoMessages } from '../messages';

export { MixinPage as Page } from '../features/mixin/mixin-page';
export const messages = [demoMessages, uiMessages];

import { uiMessages } from '@backoffice/ui';
import { permissionMessages } from '../features/permission-demo/permission-messages';

export { PermissionDirectivePage as Page } from '../features/permission-demo/permission-directive-page';

/** The texts that the page shows. */
export const messages = [permissionMessages, uiMessages];

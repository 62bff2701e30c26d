import { permittedPage } from '@backoffice/list-screen';
import { uiMessages } from '@backoffice/ui';
import { PermissionDemo } from '../features/permission-demo/permission-page';
import { permissionMessages } from '../features/permission-demo/permission-messages';

export const Page = permittedPage('permissionPage:view', PermissionDemo);

/** The texts of the page. */
export const messages = [permissionMessages, uiMessages];

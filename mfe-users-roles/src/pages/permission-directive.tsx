import { permittedPage } from '@backoffice/list-screen';
import { uiMessages } from '@backoffice/ui';
import { PermissionDirectives } from '../features/permission-demo/permission-directive-page';
import { permissionMessages } from '../features/permission-demo/permission-messages';

export const Page = permittedPage('permissionDirective:view', PermissionDirectives);

/** The texts of the page. */
export const messages = [permissionMessages, uiMessages];

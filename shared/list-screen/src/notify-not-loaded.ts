import { rowNotices, uiMessages } from '@backoffice/ui';

/** The notice for a part of the page that could not be loaded. */
export const notifyNotLoaded = () => rowNotices.failed(uiMessages.text('ui.form.not-loaded'));

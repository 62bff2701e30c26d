import * as conflict from '@backoffice/list-screen/conflict';
import * as rowForm from '@backoffice/list-screen/form';
import * as form from '@backoffice/ui/form';

export { conflict, form, rowForm };

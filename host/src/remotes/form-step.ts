import * as rowForm from '@backoffice/list-screen/form';
import * as form from '@backoffice/ui/form';

export { form, rowForm };

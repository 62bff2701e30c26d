import { createQueryClient } from '@backoffice/data';

export const queryClient = createQueryClient();

import { createQueryClient } from '@partsboard/ui/lib/create-query-client.ts';
import { readCsrfToken } from './api/csrf-token.ts';
import { endSession } from './session-end.ts';

export const queryClient = createQueryClient({ readToken: readCsrfToken, endSession });

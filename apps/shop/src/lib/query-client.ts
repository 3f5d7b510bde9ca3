import { createQueryClient } from '@partsboard/ui/lib/create-query-client.ts';
import { endSession, readToken } from './session.ts';

export const queryClient = createQueryClient({ readToken, endSession });

import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request for which code runs, however many functions lie between. */
const requestIds = new AsyncLocalStorage<string>();

export const runForRequest = <T>(requestId: string, work: () => T): T => requestIds.run(requestId, work);

export const currentRequestId = (): string | undefined => requestIds.getStore();

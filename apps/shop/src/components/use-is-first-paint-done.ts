import { useDeferredValue } from 'react';

/**
 * Whether the component has been painted once. What a person does not look at first is rendered after that, so that a
 * click shows its result sooner.
 */
export const useIsFirstPaintDone = (): boolean => useDeferredValue(true, false);

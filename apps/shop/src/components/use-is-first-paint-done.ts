import { useDeferredValue } from 'react';

/**
 * Whether the first drawing of the component is behind it. What a person does not look at first waits for that: the
 * less a click has to draw, the sooner its answer is on the screen.
 */
export const useFirstPainted = (): boolean => useDeferredValue(true, false);

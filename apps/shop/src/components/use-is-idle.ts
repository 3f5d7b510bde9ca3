import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

/**
 * Whether the browser has had nothing to do since the component is on the screen. For what is rendered or loaded after all
 * that a person needs to begin; what only has to follow the first paint takes `useIsFirstPaintDone`.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
